import { featureAt } from './support.ts';

/** What a page uses of the platform, as paths of MDN's data: elements, attributes and their values, of HTML and SVG. */
export function htmlFeatures(html: string): string[] {
  const used = new Set<string>();
  const markup = html.replaceAll(/(<(?:script|style)\b[^>]*>)[\s\S]*?<\/(?:script|style)>/g, '$1');
  for (const [, element = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    for (const path of elementFeatures(element.toLowerCase(), attributes))
      if (featureAt(path)) used.add(path);
  }
  return [...used];
}

function elementFeatures(element: string, attributes: string): string[] {
  const written = Array.from(attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g));
  return [
    `html.elements.${element}`,
    `svg.elements.${element}`,
    ...written.flatMap(([, name = '', value = '']) => attributeFeatures(element, name.toLowerCase(), value)),
  ];
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
