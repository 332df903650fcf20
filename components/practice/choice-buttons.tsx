interface ChoiceProps<Value extends string> {
  /** What is chosen: "Text size". */
  label: string;
  options: readonly { value: Value; print: string; name?: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Buttons side by side, of which one is pressed. */
export function ChoiceButtons<Value extends string>(choice: ChoiceProps<Value>) {
  const { label, options, chosen, onChoose } = choice;
  return (
    <div role="group" aria-label={label} className="practice-choice">
      {options.map(({ value, print, name, lang }) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          aria-pressed={value === chosen}
          lang={lang}
          data-value={value}
          onClick={() => onChoose(value)}
        >
          {print}
        </button>
      ))}
    </div>
  );
}
