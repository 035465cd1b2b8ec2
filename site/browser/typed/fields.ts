type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of an element's fields, and the field with the focus. */
export interface Fields {
  values: Map<string, string>;
  focused?: string;
}

export function readFields(container: Element): Fields {
  const fields: Fields = { values: new Map() };
  for (const [name, field] of fieldsIn(container)) {
    fields.values.set(name, field.value);
    if (field === document.activeElement) fields.focused = name;
  }
  return fields;
}

/** Writes values into the fields of the same names, and tells React about them. */
export function writeFields(container: Element, { values, focused }: Fields): void {
  for (const [name, field] of fieldsIn(container)) {
    const value = values.get(name);
    if (value !== undefined && value !== field.value) setValue(field, value);
    if (name === focused && document.activeElement !== field) field.focus({ preventScroll: true });
  }
}

/** Sets a value as if a visitor typed it: React overrides `value` of its elements, to notice what its own code sets. */
export function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The key of a field: its name or kind, and its position among fields with that name. Ids change with each render. */
function fieldsIn(container: Element): Map<string, Field> {
  const found = new Map<string, Field>();
  const fields = container.querySelectorAll<Field>('input:not([type=hidden]), textarea, select');
  for (const field of fields) {
    const name = field.getAttribute('name') ?? field.localName;
    let key = name;
    for (let place = 2; found.has(key); place += 1) key = `${name} ${place}`;
    found.set(key, field);
  }
  return found;
}
