import { faultOf, rememberFaults } from './fields.js';

/** The controls of the open form. */
const open = new Set();

/** Marks the faults at their fields. Decap CMS does so before a save, and not after one that the tool has refused. */
export function markFaults() {
  for (const control of open) control.props.validate?.();
}

/** Every control shows the tool's faults of its value, besides its own checks. */
export function tellFaults(names) {
  for (const name of names) {
    const widget = CMS.getWidget(name);
    class Telling extends widget.control {
      isValid = () => {
        const own = super.isValid?.() ?? true;
        return own === true ? validity(this.props) : own;
      };
      componentDidMount(...more) {
        super.componentDidMount?.(...more);
        // Decap CMS does not check the form of a drawing within a text.
        if (this.props.onValidateObject) open.add(this);
      }
      componentWillUnmount(...more) {
        super.componentWillUnmount?.(...more);
        open.delete(this);
      }
      componentDidUpdate(before, ...more) {
        super.componentDidUpdate?.(before, ...more);
        if (before.value !== this.props.value) rememberFaults([]);
      }
    }
    CMS.registerWidget(name, Telling, widget.preview, widget.schema);
  }
}

function validity({ field, value }) {
  const fault = faultOf(field.get('name'), value);
  // For an error of this type, Decap CMS says that a field is marked.
  return fault ? { error: { type: 'PRESENCE', message: `${field.get('label')}: ${fault.says}` } } : true;
}

/** A field for a day. That of Decap CMS takes the first digits of a typed year for a year after 1900. */
export function dayControl() {
  return window.createClass({
    render() {
      const { forID, value, onChange, classNameWrapper } = this.props;
      return window.h('input', {
        id: forID,
        className: classNameWrapper,
        type: 'date',
        value: value ?? '',
        onChange: ({ target }) => onChange(target.value),
      });
    },
  });
}

/** A field for a link: pages are found by their titles, and any other address may be typed. */
export function linkControl(pages) {
  return window.createClass({
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
