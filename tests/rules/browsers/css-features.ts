import { parse, walk, type CssNode } from 'css-tree';
import { featureAt } from './support.ts';

/**
 * What a style sheet uses of the platform, as paths of MDN's data: properties and their keywords, functions, units,
 * selectors, rules, media features. Of makers' prefixes MDN tells under the standard's name: they are left out.
 */
export function cssFeatures(sheet: string): string[] {
  const used = new Set<string>();
  const tree = parse(sheet, {
    parseCustomProperty: true,
    onParseError(error) {
      throw error;
    },
  });
  walk(tree, function (node) {
    const property = this.declaration?.property ?? '';
    for (const path of [...nodeFeatures(node), ...valueFeatures(node, property)]) {
      if (featureAt(path)) used.add(path);
    }
  });
  return [...used];
}

function nodeFeatures(node: CssNode): string[] {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Declaration':
      return [`css.properties.${node.property}`, `css.at-rules.font-face.${node.property}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    case 'NestingSelector':
      return ['css.selectors.nesting'];
    case 'Feature':
      return [`css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`];
    case 'FeatureRange':
      return ['css.at-rules.media.range_syntax'];
    default:
      return [];
  }
}

function valueFeatures(node: CssNode, property: string): string[] {
  switch (node.type) {
    case 'Identifier':
      return [
        ...keywordPaths(property, node.name),
        // A transition names properties.
        ...(/^(?:transition|will-change)/.test(property) ? [`css.properties.${node.name}`] : []),
      ];
    case 'Function':
      return [...(FUNCTIONS.get(node.name) ?? []), `css.properties.${property}.${node.name}`];
    case 'Dimension':
      return [`css.types.length.${unitGroup(node.unit.toLowerCase())}`];
    default:
      return [];
  }
}

const PROPERTIES = Object.keys(featureAt('css.properties') ?? {});

/** A keyword in a shorthand may be one of its longhands': `allow-discrete` in `transition`. */
function keywordPaths(property: string, name: string): string[] {
  if (!property) return [];
  const longhands = PROPERTIES.filter((one) => one.startsWith(`${property}-`))
    .map((one) => `css.properties.${one}.${name}`)
    .filter(featureAt);
  // Of several the name does not tell which is meant.
  return [`css.properties.${property}.${name}`, ...(longhands.length === 1 ? longhands : [])];
}

/** Paths of functions by name: `clamp` is a type of its own, `oklch` one of colors. */
const FUNCTIONS = Map.groupBy(
  Object.entries(featureAt('css.types') ?? {}).flatMap(([type, feature]) =>
    [type, ...Object.keys(feature).map((name) => `${type}.${name}`)].map((path) => `css.types.${path}`),
  ),
  (path) => path.slice(path.lastIndexOf('.') + 1),
);

const UNIT_GROUPS: Record<string, string> = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
};

function unitGroup(unit: string): string {
  return UNIT_GROUPS[unit.slice(0, 2)] ?? unit;
}
