import { useId, type ComponentProps, type ReactNode } from 'react';
import { type Text, plain } from '../language/text.ts';
import { languageOf } from '../language/text-element.tsx';

interface FieldTexts {
  label: Text;
  /** Shown after the label of a field that may be left empty. */
  optional?: Text;
  /** What is wrong with the value, and how to correct it. */
  error?: Text;
}

/** A hint is shown between label and field. */
interface WithHint {
  hint?: Text;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'id' | 'aria-invalid' | 'aria-describedby' | 'className' | 'placeholder'>;

export function TextField({
  label,
  optional,
  hint,
  error,
  placeholder,
  ...rest
}: Control<'input'> & WithHint & { placeholder?: Text }) {
  return (
    <Labeled label={label} optional={optional} hint={hint} error={error}>
      {(attributes) => <input {...rest} {...attributes} placeholder={placeholder && plain(placeholder)} />}
    </Labeled>
  );
}

export function TextArea({
  label,
  optional,
  error,
  placeholder,
  ...rest
}: Control<'textarea'> & { placeholder?: Text }) {
  return (
    <Labeled label={label} optional={optional} error={error}>
      {(attributes) => <textarea {...rest} {...attributes} placeholder={placeholder && plain(placeholder)} />}
    </Labeled>
  );
}

export interface SelectOption {
  value: string;
  label: Text;
  lang?: string;
}

interface SelectFieldProps extends Omit<Control<'select'>, 'children'> {
  options: readonly SelectOption[];
}

export function SelectField({ label, optional, error, options, ...rest }: SelectFieldProps) {
  return (
    <Labeled label={label} optional={optional} error={error}>
      {(attributes) => (
        <select {...rest} {...attributes}>
          <Options options={options} />
        </select>
      )}
    </Labeled>
  );
}

export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, lang }) => (
    // Options hold plain text only.
    <option key={value} value={value} lang={lang} {...languageOf(label)}>
      {plain(label)}
    </option>
  ));
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Labeled({
  label,
  optional,
  hint,
  error,
  children,
}: FieldTexts & WithHint & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {optional ? (
          <>
            <span>{label}</span> <small className="muted data">{optional}</small>
          </>
        ) : (
          label
        )}
      </label>
      {hint && (
        <p className="form-note data muted" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className="err down" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
