import { faultsOf } from './fields.js';

/** Every control shows the tool's faults of its value, besides its own checks. */
export function tellFaults(names) {
  for (const name of names) {
    const widget = CMS.getWidget(name);
    if (!widget) continue;
    const Control = widget.control;
    class Telling extends Control {
      isValid = () => {
        const own = super.isValid?.() ?? true;
        if (own !== true) return own;
        const { field, value } = this.props;
        const [fault] = faultsOf(field.get('name'), value);
        return fault ? { error: { type: 'CUSTOM', message: `${field.get('label')}: ${fault.says}` } } : true;
      };
    }
    CMS.registerWidget(name, Telling, widget.preview, widget.schema);
  }
}

/** A field for a link: pages are found by their titles, and any other address may be typed. */
export function linkControl(pages) {
  return window.createClass({
    isValid() {
      const { field, value } = this.props;
      const [fault] = faultsOf(field.get('name'), value);
      return fault ? { error: { type: 'CUSTOM', message: `${field.get('label')}: ${fault.says}` } } : true;
    },
    render() {
      const { h } = window;
      const { forID, value, onChange, classNameWrapper } = this.props;
      const list = `${forID}-pages`;
      return h(
        'div',
        {},
        h('input', {
          id: forID,
          className: classNameWrapper,
          type: 'text',
          list,
          value: value ?? '',
          placeholder: 'Type a title, or https://…',
          onChange: ({ target }) => onChange(target.value),
        }),
        h(
          'datalist',
          { id: list },
          pages.map(({ path, title }) => h('option', { key: path, value: path }, title)),
        ),
      );
    },
  });
}
