import { parse } from 'node-html-parser';
import { featureAt } from './support.ts';

/** What a page uses of the platform, as paths of MDN's data: elements, attributes and their values, of HTML and SVG. */
export function htmlFeatures(html: string): string[] {
  const elements = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*');
  const used = new Set<string>();
  for (const { rawTagName, rawAttributes } of elements) {
    const element = rawTagName.toLowerCase();
    used.add(`html.elements.${element}`).add(`svg.elements.${element}`);
    for (const [name, value] of Object.entries(rawAttributes))
      for (const path of attributeFeatures(element, name.toLowerCase(), value)) used.add(path);
  }
  return [...used].filter(featureAt);
}

function attributeFeatures(element: string, name: string, value: string): string[] {
  const values = value
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => /^[\w-]+$/.test(one));
  const owners = [
    `html.elements.${element}.${name}`,
    `html.global_attributes.${name}`,
    `svg.elements.${element}.${name}`,
  ];
  const endings = ['', ...values.flatMap((one) => [`.${one}`, `_${one}`])];
  return owners.flatMap((owner) => endings.map((ending) => owner + ending));
}
