import { createContext, use } from 'react';

/** The cascade: rules of a layer come after all rules of the layers before it. */
const LAYERS = ['base', 'blocks', 'page'] as const;

type Layer = (typeof LAYERS)[number];

/** Sheets by their text, in the order in which components have brought them. */
export type Sheets = Map<string, Layer>;

/** The sheets of the document being rendered; null in the browser, which needs no sheets. */
export const SheetsContext = createContext<Sheets | null>(null);

/**
 * Brings the sheet of a component into the document (decision 004). Any number of components may bring the same one.
 * @param css the sheet, imported with `?inline`; false where the component does not need it
 */
export function useSheet(layer: Layer, css: string | false): void {
  const sheets = use(SheetsContext);
  if (css) sheets?.set(css, layer);
}

/** All sheets as one, in the order of the cascade. */
export function joined(sheets: Sheets): string {
  const ofLayers = Map.groupBy(sheets, ([, layer]) => layer);
  return LAYERS.flatMap((layer) => ofLayers.get(layer)?.map(([css]) => css) ?? []).join('');
}
