/** The faults of the open form, and the values that the tool has judged. Any change forgets them until the next judgment. */
let known = [];
let judged = {};

/** The collections of Decap CMS's configuration. */
let collections = [];

export function rememberFaults(faults, values = {}) {
  known = faults;
  judged = values;
}

/** A control only knows its name and value. */
export function faultOf(name, value) {
  return known.find(({ field }) => {
    const path = namesIn(field);
    while (/^\d+$/.test(path.at(-1))) path.pop();
    const faulty = path.reduce((values, key) => values?.[key], judged);
    return path.at(-1) === name && JSON.stringify(value ?? '') === JSON.stringify(faulty ?? '');
  });
}

export function rememberForms(all) {
  collections = all;
}

/** @returns the collection with the form of a file; undefined for a file without a form */
export function collectionOf(file) {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return collections.find((one) =>
    one.folder === undefined ? one.files.some((each) => each.file === file) : one.folder === folder,
  );
}

/** @returns what the form calls a field: `Top of the page, Links 2, Link` for `hero.links[1].link` */
export function labelOf(file, field) {
  const collection = collectionOf(file);
  const form = collection?.files?.find((one) => one.file === file) ?? collection;
  let fields = form?.fields ?? [];
  const labels = [];
  for (const name of namesIn(field)) {
    if (/^\d+$/.test(name)) {
      labels.push(`${labels.pop()} ${Number(name) + 1}`);
      continue;
    }
    const found = fields.find((one) => one.name === name);
    labels.push(found?.label ?? name);
    fields = [...(found?.fields ?? []), ...(found?.types ?? []).flatMap((type) => type.fields)];
  }
  return labels.join(', ');
}

/** `hero.links[1].link` has four names. */
function namesIn(field) {
  return field.split(/[.[\]]+/).filter(Boolean);
}
