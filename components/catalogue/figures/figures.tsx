import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '@/components/ui/drawing';
import type { ExamIn, ExamWithPage } from '@/content/catalogue/exams/exams';
import { BarcTestsFigure } from './barc-tests';
import { CsirNetJrfFigure } from './csir-net-ring-closure';
import { CsirNetTestsFigure } from './csir-net-tests';
import { CuetMaterialFigure } from './cuet-material';
import { CuetOnlineFigure } from './cuet-online';
import { CourseFigure, type FigureText } from './figure-parts';
import { GateMaterialFigure } from './gate-material';
import { GateFigure } from './gate-phases';
import { GateTestsFigure } from './gate-tests';
import { IitJamMaterialFigure } from './iit-jam-material';
import { IitJamOnlineFigure } from './iit-jam-online';
import { IitJamFigure } from './iit-jam-oxygen';
import { IitJamTestsFigure } from './iit-jam-tests';
import { TifrTestsFigure } from './tifr-tests';

type WithFigure = 'onlinecourses' | 'offlinecourses' | 'testseries' | 'studymaterial';

/** Fig. 1 of a page, from a file. */
function DrawnFigure({ caption, label, name }: FigureText & { name: DrawingName }) {
  return (
    <CourseFigure number={1} caption={caption}>
      <Drawing name={name} label={label} />
    </CourseFigure>
  );
}

/** Figure of each product page. The type requires one for every exam that has the product. */
export const figures: { readonly [F in WithFigure]: Readonly<Record<ExamIn<F>, ReactNode>> } = {
  onlinecourses: {
    'csir-net': (
      <DrawnFigure
        name="figure-csir-net-online"
        caption="Why copper sulphate is blue: water splits the five d orbitals of copper(II) into three and two, red light lifts an electron across the gap, and blue is what is left."
        label="Energy-level diagram. Five equal d levels of a copper two plus ion split in water: xy, xz and yz below with six electrons, z squared and x squared minus y squared above with three. Red light fits the gap, delta o."
      />
    ),
    gate: (
      <DrawnFigure
        name="figure-gate-online"
        caption="Hydrogen peroxide decomposes with or without iodide. The catalyst opens a path of lower energy in two steps and is unchanged at the end; start, end and ΔH stay the same."
        label="Energy profile. From two hydrogen peroxide to two water and oxygen, which lie lower by delta H. The dashed curve without catalyst goes over one high barrier. The blue curve with iodide goes over two lower ones, with hypoiodite, I O minus, between them. Its activation energy E a is about half as long an arrow."
      />
    ),
    'iit-jam': <IitJamOnlineFigure />,
    cuet: <CuetOnlineFigure />,
  },
  offlinecourses: {
    'csir-net': (
      <DrawnFigure
        name="figure-csir-net-offline"
        caption="Why the water goes in at the bottom: it can leave only by filling the jacket to the top, so the vapour meets cold glass all the way up."
        label="Apparatus for boiling under reflux. A round-bottomed flask stands in a heating mantle. Above it a condenser, open at the top and held by a clamp. Water enters its jacket at the bottom and leaves at the top. Vapour rises from the flask, condenses in the cold tube, and drops run back."
      />
    ),
    gate: (
      <DrawnFigure
        name="figure-gate-offline"
        caption="Read a burette with your eye level with the lowest point of the meniscus. Seen from above, it lines up with a higher mark, and the reading comes out too small."
        label="A burette clamped over a conical flask on a white tile. A lens shows its scale near 24 millilitres: an eye level with the lowest point of the meniscus reads 24.30, an eye above it reads too small a volume. The liquid in the flask is pale pink at the end point."
      />
    ),
    'iit-jam': (
      <DrawnFigure
        name="figure-iit-jam-offline"
        caption="The denser layer lies below. Ether floats on water; dichloromethane and chloroform, further down the scale, would sink beneath it."
        label="A separating funnel in a ring, its stopper out. A layer of ether floats on a layer of water, and water drips through the tap into a beaker. A scale of densities in grams per millilitre: ether 0.71, toluene 0.87, water 1.00, dichloromethane 1.33, chloroform 1.49."
      />
    ),
    cuet: (
      <DrawnFigure
        name="figure-cuet-offline"
        caption="In water these four ions can be told apart by their colour, before any reagent is added."
        label="A wooden rack with four test tubes of solutions in water: copper two plus is blue, iron three plus yellow-brown, nickel two plus green and cobalt two plus pink. Above each tube stand the ion and the number of its 3d electrons: nine, five, eight and seven."
      />
    ),
  },
  testseries: {
    'csir-net': <CsirNetTestsFigure />,
    gate: <GateTestsFigure />,
    'iit-jam': <IitJamTestsFigure />,
    barc: <BarcTestsFigure />,
    tifr: <TifrTestsFigure />,
  },
  studymaterial: {
    'csir-net': (
      <DrawnFigure
        name="figure-csir-net-material"
        caption={
          <>
            Whatever level the light lifts a molecule to, fluorescence starts from the lowest level
            of S<sub>1</sub>: its wavelength is longer than that of the light absorbed.
          </>
        }
        label="Jablonski diagram. Singlet states S0, S1 and S2 and, to the right and a little below S1, the triplet state T1, each with vibrational levels that draw closer upwards. Straight arrows up from S0: absorption. Wavy arrow from S2 to S1: internal conversion. Straight arrow down from the lowest level of S1: fluorescence. Wavy arrow from S1 to T1: intersystem crossing. Straight arrow down from T1: phosphorescence."
      />
    ),
    gate: <GateMaterialFigure />,
    'iit-jam': <IitJamMaterialFigure />,
    cuet: <CuetMaterialFigure />,
  },
};

/** Figure of each exam page. */
export const examFigures: Readonly<Record<ExamWithPage, ReactNode>> = {
  'csir-net': <CsirNetJrfFigure />,
  gate: <GateFigure />,
  'iit-jam': <IitJamFigure />,
};
