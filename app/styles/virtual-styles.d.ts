declare module 'virtual:styles' {
  /** The files of index.css in its order, by the name that it imports them by; none in development. */
  export const sheets: readonly { file: string; css: string }[];
}
