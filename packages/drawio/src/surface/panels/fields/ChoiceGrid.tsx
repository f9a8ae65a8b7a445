import { useId, type ReactNode } from 'react';

/** One of several things to choose from, shown as a picture. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
}

export interface ChoiceGridProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  /** Undefined where none is chosen, or several are. */
  readonly value: Value | undefined;
  /** How many stand in a row. @default as many as there is room for */
  readonly columns?: number;
  readonly isLocked: boolean;
  /** Whether the focus begins there when its panel is opened. */
  readonly isFirst?: boolean;
  onChoose(value: Value): void;
}

/** Pictures of which one can be chosen: the radio buttons of the browser, with its keys, unseen below them. */
export function ChoiceGrid<Value extends string>(props: ChoiceGridProps<Value>) {
  const { legend, choices, value, columns, isLocked, isFirst, onChoose } = props;
  const name = useId();
  const first = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  const style =
    columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return (
    <fieldset className="letu-dp-choices" disabled={isLocked}>
      <legend className="letu-hidden">{legend}</legend>
      <div style={style}>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.label}>
            <input
              type="radio"
              className="letu-hidden"
              name={name}
              checked={choice.value === value}
              data-first={(isFirst && choice.value === first) || undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span className="letu-dp-picture" aria-hidden="true">
              {choice.picture}
            </span>
            <span className="letu-hidden">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
