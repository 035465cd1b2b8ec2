import { useId, type ComponentProps, type ReactNode } from 'react';
import { type Text, plain } from '../../language/text.ts';
import { languageOf } from '../../language/text-element.tsx';

interface FieldTexts {
  label: Text;
  /** Shown after the label of a field that may be left empty. */
  optional?: Text;
  /** Shown between label and field. */
  hint?: Text;
  /** The error of the value, with how to correct it. */
  error?: Text;
  placeholder?: Text;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'id' | 'aria-invalid' | 'aria-describedby' | 'className' | 'placeholder'>;

export function TextField(props: Control<'input'>) {
  const [attributes, labeled] = useField(props);
  return labeled(<input {...attributes} />);
}

export function TextArea(props: Control<'textarea'>) {
  const [attributes, labeled] = useField(props);
  return labeled(<textarea {...attributes} />);
}

interface SelectOption {
  value: string;
  label: Text;
  lang?: string;
}

interface SelectFieldProps extends Omit<Control<'select'>, 'children' | 'placeholder'> {
  options: readonly SelectOption[];
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const [attributes, labeled] = useField(props);
  return labeled(
    <select {...attributes}>
      <Options options={options} />
    </select>,
  );
}

/** The attributes of a control, and the function that puts its label, hint and error around it. */
function useField<Props extends FieldTexts>({ label, optional, hint, error, placeholder, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes = {
    ...rest,
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    placeholder: placeholder && plain(placeholder),
  };
  const labeled = (control: ReactNode) => (
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
      {control}
      {error && (
        <p className="err down" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
  return [attributes, labeled] as const;
}

export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, lang }) => (
    // Options hold plain text only.
    <option key={value} value={value} lang={lang} {...languageOf(label)}>
      {plain(label)}
    </option>
  ));
}
