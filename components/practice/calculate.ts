/** Two numbers and an operator between them: x to the power y, y-th root of x, logarithm of x to the base y. */
type Operator = '+' | '−' | '×' | '÷' | 'mod' | '^' | 'root' | 'log';

type Token = number | Operator | '(';

type AngleUnit = 'degrees' | 'radians';

/** What a calculator holds between two presses. */
export type Calculation = {
  /** Numbers, operators and open brackets before the number on the display. */
  pending: readonly Token[];
  /** A number as it is being typed; empty when `value` is on the display. */
  typed: string;
  value: number;
  /** Whether the display is the next number of the calculation; not after an operator. */
  isOperand: boolean;
  memory: number;
  angle: AngleUnit;
  /** After a division by zero and the like, until the next number. */
  isError: boolean;
};

export const blankCalculation: Calculation = {
  pending: [],
  typed: '',
  value: 0,
  isOperand: false,
  memory: 0,
  angle: 'degrees',
  isError: false,
};

const isOperator = (token: Token | undefined): token is Operator =>
  typeof token === 'string' && token !== '(';

/* The strongest first; among equals, from left to right. */
const levels: readonly (readonly Operator[])[] = [
  ['^', 'root', 'log'],
  ['×', '÷', 'mod'],
  ['+', '−'],
];

function root(x: number, y: number): number {
  const isOdd = Math.abs(y % 2) === 1;
  return x < 0 && isOdd ? -((-x) ** (1 / y)) : x ** (1 / y);
}

const operations: Readonly<Record<Operator, (x: number, y: number) => number>> = {
  '+': (x, y) => x + y,
  '−': (x, y) => x - y,
  '×': (x, y) => x * y,
  '÷': (x, y) => (y === 0 ? Number.NaN : x / y),
  mod: (x, y) => x % y,
  '^': (x, y) => x ** y,
  root,
  log: (x, y) => Math.log(x) / Math.log(y),
};

/** Value of numbers with operators between them, without brackets. */
function evaluate(tokens: readonly Token[]): number {
  let left = tokens;
  for (const level of levels) {
    const kept: Token[] = [];
    for (let at = 0; at < left.length; at += 1) {
      const token = left[at];
      const [before, after] = [kept.at(-1), left[at + 1]];
      if (
        isOperator(token) &&
        level.includes(token) &&
        typeof before === 'number' &&
        typeof after === 'number'
      ) {
        kept[kept.length - 1] = operations[token](before, after);
        at += 1;
      } else if (token !== undefined) kept.push(token);
    }
    left = kept;
  }
  const [value] = left;
  return typeof value === 'number' ? value : Number.NaN;
}

/* Rounding leaves 1e-16 where the exact value is zero. */
const exactZero = (value: number) => (Math.abs(value) < 1e-15 ? 0 : value);

const inRadians = (value: number, angle: AngleUnit) =>
  angle === 'degrees' ? ((value % 360) * Math.PI) / 180 : value;

const inUnit = (radians: number, angle: AngleUnit) =>
  angle === 'degrees' ? (radians * 180) / Math.PI : radians;

const sine = (x: number, angle: AngleUnit) => exactZero(Math.sin(inRadians(x, angle)));
const cosine = (x: number, angle: AngleUnit) => exactZero(Math.cos(inRadians(x, angle)));

/** The factorial of a whole number up to 170, beyond which it is larger than any number here. */
function factorial(x: number): number {
  if (!Number.isInteger(x) || x < 0 || x > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= x; factor += 1) product *= factor;
  return product;
}

/** Keys that change the number on the display. */
const functions = {
  sin: sine,
  cos: cosine,
  tan: (x, angle) => (cosine(x, angle) === 0 ? Number.NaN : sine(x, angle) / cosine(x, angle)),
  asin: (x, angle) => inUnit(Math.asin(x), angle),
  acos: (x, angle) => inUnit(Math.acos(x), angle),
  atan: (x, angle) => inUnit(Math.atan(x), angle),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  lg: Math.log10,
  ln: Math.log,
  log2: Math.log2,
  'ten-to': (x) => 10 ** x,
  'e-to': Math.exp,
  square: (x) => x ** 2,
  cube: (x) => x ** 3,
  'square-root': Math.sqrt,
  'cube-root': Math.cbrt,
  reciprocal: (x) => (x === 0 ? Number.NaN : 1 / x),
  absolute: Math.abs,
  percent: (x) => x / 100,
  factorial,
} satisfies Record<string, (x: number, angle: AngleUnit) => number>;

const constants = { pi: Math.PI, e: Math.E };

/** Keys that change what was typed, the brackets or the memory. */
const others = {
  exponent(state) {
    const { typed } = state;
    return typed === '' || typed.includes('e') ? state : { ...state, typed: `${typed}e` };
  },
  sign(state) {
    const { typed } = state;
    if (typed === '') return withValue(state, -state.value);
    const [mantissa = '', exponent] = typed.split('e');
    const turned = (part: string) => (part.startsWith('-') ? part.slice(1) : `-${part}`);
    const next = exponent === undefined ? turned(mantissa) : `${mantissa}e${turned(exponent)}`;
    return { ...state, typed: next };
  },
  back(state) {
    const left = state.typed.slice(0, -1);
    if (state.typed === '') return state;
    return left === '' || left === '-'
      ? { ...state, typed: '', value: 0, isOperand: false }
      : { ...state, typed: left };
  },
  clear: ({ memory, angle }) => ({ ...blankCalculation, memory, angle }),
  degrees: (state) => ({ ...state, angle: 'degrees' }),
  radians: (state) => ({ ...state, angle: 'radians' }),
  '('(state) {
    const before = state.isOperand ? withOperator(state, '×') : state;
    return { ...before, pending: [...before.pending, '('], typed: '', value: 0 };
  },
  ')'(state) {
    const open = state.pending.lastIndexOf('(');
    if (open < 0 || !state.isOperand) return state;
    const inside = [...state.pending.slice(open + 1), displayed(state)];
    return withValue({ ...state, pending: state.pending.slice(0, open) }, evaluate(inside));
  },
  '='(state) {
    let closed: Calculation = { ...state, isOperand: true };
    while (closed.pending.includes('(')) closed = others[')'](closed);
    return withValue({ ...closed, pending: [] }, evaluate([...closed.pending, displayed(closed)]));
  },
  'memory-clear': (state) => ({ ...state, memory: 0 }),
  'memory-recall': (state) => withValue(state, state.memory),
  'memory-store': (state) => withMemory(state, displayed(state)),
  'memory-add': (state) => withMemory(state, state.memory + displayed(state)),
  'memory-subtract': (state) => withMemory(state, state.memory - displayed(state)),
} satisfies Record<string, (state: Calculation) => Calculation>;

export type CalculatorKey =
  | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | '.'
  | Operator
  | keyof typeof functions
  | keyof typeof constants
  | keyof typeof others;

/** The number on the display. */
function displayed({ typed, value }: Calculation): number {
  if (typed === '') return value;
  const [mantissa, exponent = '0'] = typed.split('e');
  return Number(mantissa) * 10 ** Number(exponent === '' || exponent === '-' ? 0 : exponent);
}

function withValue(state: Calculation, value: number): Calculation {
  return Number.isFinite(value)
    ? { ...state, typed: '', value, isOperand: true }
    : { ...others.clear(state), isError: true };
}

/* A typed number ends here: the next digit begins another. */
const withMemory = (state: Calculation, memory: number): Calculation => ({
  ...withValue(state, displayed(state)),
  memory,
});

function withOperator(state: Calculation, operator: Operator): Calculation {
  const { pending, isOperand } = state;
  const kept =
    isOperand || !isOperator(pending.at(-1))
      ? [...pending, displayed(state)]
      : pending.slice(0, -1);
  return {
    ...state,
    pending: [...kept, operator],
    typed: '',
    value: displayed(state),
    isOperand: false,
  };
}

const maximumDigits = 15;

function withDigit(state: Calculation, digit: string): Calculation {
  const { typed } = state;
  const [mantissa = '', exponent] = typed.split('e');
  if (exponent !== undefined) {
    return digit === '.' || exponent.length > 2 ? state : { ...state, typed: typed + digit };
  }
  if (mantissa.length >= maximumDigits || (digit === '.' && mantissa.includes('.'))) return state;
  const next = digit === '.' && mantissa === '' ? '0.' : mantissa + digit;
  return { ...state, typed: next.replace(/^(-?)0+(?=\d)/, '$1'), isOperand: true };
}

const has = <Keys extends object>(keys: Keys, key: string): key is keyof Keys & string =>
  Object.hasOwn(keys, key);

/** What the calculator holds after a press of the key. */
export function press(before: Calculation, key: CalculatorKey): Calculation {
  const state = { ...before, isError: false };
  if (has(others, key)) return others[key](state);
  if (has(functions, key)) return withValue(state, functions[key](displayed(state), state.angle));
  if (has(constants, key)) return withValue(state, constants[key]);
  return has(operations, key) ? withOperator(state, key) : withDigit(state, key);
}

/** A number with at most twelve digits: "0.3", "6.02e+23". */
const printNumber = (value: number) => String(Number(value.toPrecision(12))).replace('-', '−');

/** What is on the display: "−2.5", or "Error". */
export function printDisplay(state: Calculation): string {
  if (state.isError) return 'Error';
  return state.typed === '' ? printNumber(state.value) : state.typed.replaceAll('-', '−');
}

const operatorMarks: Partial<Record<Token, string>> = { root: 'ʸ√', log: 'logᵧ' };

/** What comes before the number on the display: "2 × ( 3 +". */
export const printPending = ({ pending }: Calculation): string =>
  pending
    .map((token) =>
      typeof token === 'number' ? printNumber(token) : (operatorMarks[token] ?? token),
    )
    .join(' ');
