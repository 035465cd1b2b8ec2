import { useFill } from '../../language/use-translate.ts';

/** What the examples call the product. */
export interface ExampleNames {
  product: string;
  /** `https://api.sealwire.example`: a reserved name that never resolves (RFC 2606). */
  host: string;
  /** The environment variable of the key: `SEALWIRE_KEY`. */
  keyVariable: string;
}

/** Made from the name in common.json, so that a renamed product has no old name in its examples. */
export function useExampleNames(): ExampleNames {
  const product = useFill()('{product}');
  const word = product.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'product';
  return { product, host: `https://api.${word}.example`, keyVariable: `${word.toUpperCase()}_KEY` };
}
