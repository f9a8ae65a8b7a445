/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { messagesFor } from '@letu/core';
import { formMessages } from '@letu/theme';
import { column, quiet } from './parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { PlainButton } from '../plain/PlainButton.js';
import { PlainField } from '../plain/PlainField.js';
import { problemOf, wordProblem, type FieldProblem, type FieldRule } from './fieldProblem.js';

const styles = {
  form: css(column, { gap: 24 }),
  field: css(column, { label: { marginBottom: 8 } }),
  // Forms of antd let it stand in the space below, too, where nothing else does.
  problem: css({ color: 'var(--letu-error)', '&:not(:empty):last-child': { marginBottom: -10 } }),
  hint: quiet,
  buttons: css(column, { gap: 10 }),
};

/** One of the fields of a form. */
export interface Field<Name extends string> extends FieldRule {
  readonly name: Name;
  readonly label: string;
  /** What a browser may fill in. */
  readonly autoComplete: string;
  /** What is said of it besides. */
  readonly hint?: string;
  /** What stands in it to begin with. */
  readonly initial?: string;
}

export interface FieldFormProps<Name extends string> {
  /** The caret waits in the first one, unless the form is quiet. */
  readonly fields: readonly Field<Name>[];
  /** What the button says that sends them. */
  readonly action: string;
  readonly isSending: boolean;
  /** Why what was sent did not do, in the words that the server has said over the page. @default it has done, or nothing was sent */
  readonly refusal?: string | undefined;
  /** Leaves the focus where it is. @default false */
  readonly isQuiet?: boolean;
  onSend(values: Readonly<Record<Name, string>>): void;
  /** What stands before the fields. */
  readonly intro?: ReactNode;
  /** What stands below the button. */
  readonly children?: ReactNode;
}

type Problems = Readonly<Record<string, FieldProblem | undefined>>;

/**
 * A form of a few texts, for the first page that somebody sees: antd's has more to it than the page. What is amiss is said once
 * it is sent, and until it is mended.
 */
export function FieldForm<Name extends string>({
  fields,
  action,
  isSending,
  refusal,
  isQuiet = false,
  onSend,
  intro,
  children,
}: FieldFormProps<Name>) {
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fieldOf = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
    const values = Object.fromEntries(fields.map(({ name }) => [name, fieldOf(name).value])) as Record<
      Name,
      string
    >;
    const amiss = fields.flatMap((field) => {
      const problem = problemOf(values[field.name], field);
      return problem ? [[field.name, problem] as const] : [];
    });
    setProblems(Object.fromEntries(amiss));
    const [first] = amiss;
    if (first) fieldOf(first[0]).focus();
    else onSend(values);
  };
  return (
    <form css={styles.form} noValidate onSubmit={submit}>
      {intro}
      {fields.map((field, index) => (
        <FieldItem
          key={field.name}
          field={field}
          hasCaret={index === 0 && !isQuiet}
          problem={problems[field.name]}
          refusal={refusal}
          onType={(value) => {
            if (problems[field.name]) setProblems({ ...problems, [field.name]: problemOf(value, field) });
          }}
        />
      ))}
      <div css={styles.buttons}>
        <PlainButton block type="primary" size="large" htmlType="submit" loading={isSending}>
          {action}
        </PlainButton>
        {children}
      </div>
    </form>
  );
}

interface FieldItemProps {
  readonly field: Field<string>;
  readonly hasCaret: boolean;
  readonly problem: FieldProblem | undefined;
  readonly refusal: string | undefined;
  onType(value: string): void;
}

function FieldItem({ field, hasCaret, problem, refusal, onType }: FieldItemProps) {
  const { locale } = useSettings();
  const id = useId();
  const { name, label, autoComplete, hint, initial, type } = field;
  const [problemId, refusalId, hintId] = [`${id}-problem`, `${id}-refusal`, `${id}-hint`];
  const shownRefusal = problem ? undefined : refusal;
  const describedBy = [problem && problemId, shownRefusal && refusalId, hint && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div css={styles.field}>
      <label htmlFor={id}>{label}</label>
      <PlainField
        {...{ id, name, type, autoComplete }}
        required
        autoFocus={hasCaret}
        {...(initial === undefined ? {} : { defaultValue: initial })}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem !== undefined || refusal !== undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={problemId} css={styles.problem} role="alert">
        {problem && wordProblem(problem, label, field, messagesFor(formMessages, locale))}
      </span>
      {/* It has been announced where it was said over the page. */}
      {shownRefusal && (
        <span id={refusalId} css={styles.problem}>
          {shownRefusal}
        </span>
      )}
      {hint && (
        <span id={hintId} css={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
