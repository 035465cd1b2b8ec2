declare module 'virtual:styles' {
  /** The whole style sheet, to stand in the head of every page; empty in development. */
  const styles: string;
  export default styles;
}
