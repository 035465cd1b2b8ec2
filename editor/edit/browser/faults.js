/** The faults that the tool reported for the fields of the open form. */
let known = [];

export function rememberFaults(faults) {
  known = faults;
}

/** A fault has a path, `hero.links[1].link`; a control only knows its own name and value. */
export function faultsOf(name, value) {
  return known.filter(({ field, says }) => {
    const last = field
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '');
    const isNamed = last === name;
    const quoted = typeof value === 'string' && says.startsWith('"');
    return (
      isNamed &&
      (!quoted ||
        says.startsWith(JSON.stringify(value)) ||
        says.startsWith(JSON.stringify(value).slice(0, 50)))
    );
  });
}
