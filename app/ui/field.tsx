import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Text } from '../language/text.ts';

interface FieldFrame {
  label: Text;
  /** Said behind the label of a field that may be left empty. */
  optional?: Text;
  /** What is wrong with the value, and how to mend it. */
  error?: Text;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldFrame &
  Omit<ComponentProps<Tag>, 'id' | 'aria-invalid' | 'aria-describedby' | 'className' | 'placeholder'>;

export function TextField({ label, optional, error, ...rest }: Control<'input'> & { placeholder?: Text }) {
  return (
    <Frame label={label} optional={optional} error={error}>
      {(tied) => <input {...rest} {...tied} />}
    </Frame>
  );
}

export function TextArea({ label, optional, error, ...rest }: Control<'textarea'> & { placeholder?: Text }) {
  return (
    <Frame label={label} optional={optional} error={error}>
      {(tied) => <textarea {...rest} {...tied} />}
    </Frame>
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
    <Frame label={label} optional={optional} error={error}>
      {(tied) => (
        <select {...rest} {...tied}>
          <Options options={options} />
        </select>
      )}
    </Frame>
  );
}

export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));
}

interface Tied {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Frame({ label, optional, error, children }: FieldFrame & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <i> {optional}</i>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p className="err" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
