import { useEffect, useReducer, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  blankCalculation,
  press,
  printDisplay,
  printPending,
  type CalculatorKey,
} from './calculate';
import { ChoiceButtons } from './choice-buttons';

/** A key, what is printed on it, and how a screen reader names it where that says too little. */
type KeyFace = readonly [key: CalculatorKey, print: ReactNode, name?: string];

const numberKeys: readonly KeyFace[] = [
  ['memory-clear', 'MC', 'Clear memory'],
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['÷', '÷', 'divided by'],
  ['clear', 'C', 'Clear'],
  ['back', '⌫', 'Delete last digit'],
  ['memory-recall', 'MR', 'Recall memory'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['×', '×', 'times'],
  ['(', '('],
  [')', ')'],
  ['memory-store', 'MS', 'Store in memory'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['−', '−', 'minus'],
  ['sign', '±', 'Change sign'],
  ['percent', '%', 'per cent'],
  ['memory-add', 'M+', 'Add to memory'],
  ['memory-subtract', 'M−', 'Subtract from memory'],
  ['0', '0'],
  ['.', '.', 'point'],
  ['+', '+', 'plus'],
  ['exponent', 'Exp', 'times ten to the power'],
  ['=', '=', 'equals'],
];

const functionKeys: readonly KeyFace[] = [
  ['sin', 'sin', 'sine'],
  ['cos', 'cos', 'cosine'],
  ['tan', 'tan', 'tangent'],
  ['asin', raised('sin', '−1'), 'inverse sine'],
  ['acos', raised('cos', '−1'), 'inverse cosine'],
  ['atan', raised('tan', '−1'), 'inverse tangent'],
  ['lg', 'log', 'logarithm to base 10'],
  ['ln', 'ln', 'natural logarithm'],
  ['log2', raised('log', '2', 'sub'), 'logarithm to base 2'],
  ['log', raised('log', 'y', 'sub'), 'logarithm to base y'],
  ['ten-to', raised('10', 'x'), '10 to the power x'],
  ['e-to', raised('e', 'x'), 'e to the power x'],
  ['square', raised('x', '2'), 'x squared'],
  ['cube', raised('x', '3'), 'x cubed'],
  ['^', raised('x', 'y'), 'to the power'],
  ['square-root', '√', 'square root'],
  ['cube-root', '∛', 'cube root'],
  ['root', 'ʸ√', 'y-th root'],
  ['reciprocal', '1/x', '1 divided by x'],
  ['factorial', 'n!', 'factorial'],
  ['absolute', '|x|', 'absolute value'],
  ['mod', 'mod', 'remainder of division by'],
  ['pi', 'π', 'pi'],
  ['e', 'e'],
  ['sinh', 'sinh', 'hyperbolic sine'],
  ['cosh', 'cosh', 'hyperbolic cosine'],
  ['tanh', 'tanh', 'hyperbolic tangent'],
  ['asinh', raised('sinh', '−1'), 'inverse hyperbolic sine'],
  ['acosh', raised('cosh', '−1'), 'inverse hyperbolic cosine'],
  ['atanh', raised('tanh', '−1'), 'inverse hyperbolic tangent'],
];

function raised(text: string, index: string, Tag: 'sup' | 'sub' = 'sup'): ReactNode {
  return (
    <>
      {text}
      <Tag>{index}</Tag>
    </>
  );
}

/* Keys of a keyboard that are printed differently on the calculator. */
const typedKeys: Readonly<Record<string, CalculatorKey>> = {
  '-': '−',
  '*': '×',
  '/': '÷',
  ',': '.',
  '%': 'percent',
  Backspace: 'back',
  Delete: 'clear',
  Enter: '=',
};

/** The key that is meant; Enter on a button presses the button. */
function keyTyped({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Enter' && (target as Element).closest('button')) return undefined;
  return /^[\d.+()^=]$/.test(key) ? (key as CalculatorKey) : typedKeys[key];
}

interface CalculatorProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The scientific calculator of the exam’s screen. The question beside it stays usable; closed, it keeps its numbers. */
export function Calculator({ id, isOpen, onClose }: CalculatorProps) {
  const [state, dispatch] = useReducer(press, blankCalculation);
  const display = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (isOpen) display.current?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyTyped(event);
    if (event.key === 'Escape') onClose();
    else if (key) dispatch(key);
    else return;
    event.preventDefault();
  };
  return (
    <div
      id={id}
      role="dialog"
      aria-label="Calculator"
      hidden={!isOpen}
      className="calculator"
      onKeyDown={onKeyDown}
    >
      <div className="calculator-head">
        <ChoiceButtons
          label="Angles in"
          options={[
            { value: 'degrees', print: 'Deg', name: 'degrees' },
            { value: 'radians', print: 'Rad', name: 'radians' },
          ]}
          chosen={state.angle}
          onChoose={dispatch}
        />
        <button type="button" className="calculator-close" onClick={onClose}>
          <Icon name="close" />
          <span className="sr-only">Close the calculator</span>
        </button>
      </div>
      <p className="calculator-display">
        <small>
          {state.memory !== 0 && <b>M</b>} {printPending(state)}
        </small>
        <output ref={display} tabIndex={-1} aria-label="Display">
          {printDisplay(state)}
        </output>
      </p>
      <Keys faces={numberKeys} className="calculator-keys calculator-numbers" onPress={dispatch} />
      <Keys faces={functionKeys} className="calculator-keys" onPress={dispatch} />
    </div>
  );
}

interface KeysProps {
  faces: readonly KeyFace[];
  className: string;
  onPress: (key: CalculatorKey) => void;
}

function Keys({ faces, className, onPress }: KeysProps) {
  return (
    <div className={className}>
      {faces.map(([key, print, name]) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          data-key={key}
          onClick={() => onPress(key)}
        >
          {print}
        </button>
      ))}
    </div>
  );
}
