import { formulaHtml } from '@/lib/site/formula-html';

const written = [
  String.raw`$\ce{H2SO4}$`,
  String.raw`$\ce{[Fe(CN)6]^4-}$`,
  String.raw`$\ce{N2 + 3H2 <=> 2NH3}$`,
  String.raw`$\ce{A ->[\Delta] B + C ^}$`,
  String.raw`$\ce{^{14}_6C}$`,
  '$x^2 + y_1$',
  String.raw`$\frac{-b}{2a}$`,
  String.raw`$\sqrt{3RT/M}$`,
  String.raw`$\Delta G^\circ = -RT \ln K$`,
  String.raw`$\int_0^\infty \psi^* \psi \, dx$`,
  String.raw`$6.0 \times 10^{-3}\ \mathrm{mol\ L^{-1}}$`,
  String.raw`$\lambda_{max} \approx 400\ \mathrm{nm}$`,
  String.raw`$\begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}$`,
];

/** Formulas as a teacher types them, and as HTML. */
export const formulaExamples = written.map((typed) => ({ typed, html: formulaHtml(typed) }));
