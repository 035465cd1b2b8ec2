declare module 'virtual:island-phrases' {
  /** By the name of the island (tools/build/island-phrases.ts). */
  export const PHRASES: Readonly<Record<string, readonly string[]>>;
}
