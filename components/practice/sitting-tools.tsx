import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/form/form-values';
import { deviceStorage } from '@/components/form/storage';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/content/hindi';
import type { RoomPaper, RoomQuestion, RoomText } from '@/content/practice/room-paper';
import { ChoiceButtons } from './choice-buttons';

const textSizes = ['normal', 'large', 'largest'] as const;
const languages = ['en', 'hi'] as const satisfies readonly Language[];

/** How the candidate reads the questions, and the ways to change it. */
export interface Tools {
  textSize: (typeof textSizes)[number];
  setTextSize: (size: (typeof textSizes)[number]) => void;
  language: Language;
  /** Only where every question of the paper is in both languages. */
  setLanguage?: (language: Language) => void;
}

/** A choice that this device keeps for all papers; the first value until another one is chosen. */
function useKept<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [chosen, setChosen] = useState<Value | null>(null);
  const isHydrated = useHydrated();
  const kept = isHydrated ? deviceStorage.read(name) : null;
  const choose = (value: Value) => {
    setChosen(value);
    deviceStorage.write(name, value);
  };
  return [chosen ?? values.find((one) => one === kept) ?? values[0], choose] as const;
}

export function useTools({ sections }: Pick<RoomPaper, 'sections'>): Tools {
  const [textSize, setTextSize] = useKept('sitting-text-size', textSizes);
  const [language, setLanguage] = useKept('sitting-language', languages);
  const isInBoth = sections.every(({ questions }) => questions.every(({ hindi }) => hindi));
  return isInBoth
    ? { textSize, setTextSize, language, setLanguage }
    : { textSize, setTextSize, language: 'en' };
}

/** The question in this language, with the language to say in HTML where it is not the page’s. */
export const textOf = (question: RoomQuestion, language: Language): RoomText & { lang?: 'hi' } =>
  language === 'hi' && question.hindi ? { ...question.hindi, lang: 'hi' } : question;

/** Size and language of the questions. */
export function SittingTools({ textSize, setTextSize, language, setLanguage }: Tools) {
  return (
    <div className="practice-tools">
      {setLanguage && (
        <ChoiceButtons
          label="Language of the questions"
          options={[
            { value: 'en', print: 'English' },
            { value: 'hi', print: 'हिन्दी', lang: 'hi' },
          ]}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <ChoiceButtons
        label="Text size"
        options={[
          { value: 'normal', print: 'A', name: 'Normal' },
          { value: 'large', print: 'A', name: 'Large' },
          { value: 'largest', print: 'A', name: 'Largest' },
        ]}
        chosen={textSize}
        onChoose={setTextSize}
      />
    </div>
  );
}

const loadCalculator = async () => (await import('./calculator')).Calculator;

/**
 * Opens and closes the calculator. Its script is loaded when the paper begins, so that it is there when the
 * connection breaks.
 */
export function CalculatorButton() {
  const [Part, setPart] = useState<Awaited<ReturnType<typeof loadCalculator>> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!Part)
      loadCalculator().then(
        (loaded) => setPart(() => loaded),
        () => setIsOpen(false),
      );
  }, [Part, isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass('outline', 'practice-submit')}
        aria-expanded={isOpen}
        aria-controls="calculator"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calculator" />
        <span className="max-sm:sr-only">Calculator</span>
      </button>
      {Part && <Part id="calculator" isOpen={isOpen} onClose={close} />}
    </>
  );
}
