import { parse } from 'node-html-parser';
import { featureAt } from './support.ts';

/** What a page uses of the platform, as paths of MDN's data: elements, attributes and their values, of HTML and SVG. */
export function htmlFeatures(html: string): string[] {
  const elements = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*');
  const used = elements.flatMap(({ rawTagName, rawAttributes }) => {
    const element = rawTagName.toLowerCase();
    const attributes = Object.entries(rawAttributes);
    return [
      `html.elements.${element}`,
      `svg.elements.${element}`,
      ...attributes.flatMap(([name, value]) => attributeFeatures(element, name.toLowerCase(), value)),
    ];
  });
  return [...new Set(used)].filter(featureAt);
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
