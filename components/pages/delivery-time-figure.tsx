import { CourseFigure } from '@/components/catalogue/figures/figure-parts';
import { delivery, inAll, processing } from '@/content/pages/policies/shipping';

/* Width of one business day. */
const day = 15;
const lastDay = 20;
const left = 20;
const axis = 138;
const barHeight = 24;
const parcel = 18;

const x = (days: number) => left + days * day;

function Parcel({ at, floor }: { at: number; floor: number }) {
  const middle = at + parcel / 2;
  return (
    <>
      <rect
        fill="#e9c9a0"
        strokeWidth="2"
        x={at}
        y={floor - parcel}
        width={parcel}
        height={parcel}
      />
      <path strokeWidth="3" strokeLinecap="butt" d={`M${middle} ${floor - parcel}v7`} />
    </>
  );
}

type DaysProps = {
  kind: 'day-packing' | 'day-road';
  from: number;
  count: number;
  top: number;
};

/** One box per day. */
function Days({ kind, from, count, top }: DaysProps) {
  return Array.from({ length: count }, (_, index) => (
    <rect key={index} className={kind} x={x(from + index)} y={top} width={day} height={barHeight} />
  ));
}

type JourneyProps = { name: string; top: number; packing: number; road: number };

function Journey({ name, top, packing, road }: JourneyProps) {
  const end = x(packing + road);
  const floor = top + barHeight;
  return (
    <g>
      <text className="strong" x={left} y={top - 9}>
        {name}: {packing} + {road} = {packing + road}
      </text>
      <Days kind="day-packing" from={0} count={packing} top={top} />
      <Days kind="day-road" from={packing} count={road} top={top} />
      <Parcel at={end + 4} floor={floor} />
      <path className="stroke-accent-text" strokeDasharray="4 5" d={`M${end} ${floor}V${axis}`} />
    </g>
  );
}

function Axis() {
  return (
    <>
      <path strokeWidth="2" d={`M${left} ${axis}H${x(lastDay) + 12}m-8-5 8 5-8 5`} />
      {[0, 5, inAll.least, 15, inAll.most].map((at) => (
        <g key={at}>
          <path d={`M${x(at)} ${axis - 4}v8`} />
          <text x={x(at)} y={axis + 22} textAnchor="middle">
            {at}
          </text>
        </g>
      ))}
      <text x={left} y={axis + 44}>
        business days from confirmed payment
      </text>
    </>
  );
}

function Legend() {
  return (
    <>
      <rect className="day-packing" x={left} y={axis + 58} width={day} height={day} />
      <text x={left + 23} y={axis + 71}>
        processing
      </text>
      <rect className="day-road" x={left + 140} y={axis + 58} width={day} height={day} />
      <text x={left + 163} y={axis + 71}>
        delivery
      </text>
    </>
  );
}

/** Fig. 1 of the shipping policy: the fastest and the slowest delivery, day by day. */
export function DeliveryTimeFigure() {
  return (
    <CourseFigure
      number={1}
      caption={`One box is one business day. Processing and delivery together take ${inAll.least}\u00a0to\u00a0${inAll.most} days.`}
    >
      <svg
        className="drawing delivery-time"
        viewBox="0 0 340 218"
        role="img"
        aria-label={`Two bars over an axis of business days from the confirmed payment. Soonest: ${processing.least} days of processing and ${delivery.least} of delivery, ${inAll.least} in all. Latest: ${processing.most} days of processing and ${delivery.most} of delivery, ${inAll.most} in all.`}
      >
        <Journey name="Soonest" top={24} packing={processing.least} road={delivery.least} />
        <Journey name="Latest" top={82} packing={processing.most} road={delivery.most} />
        <Axis />
        <Legend />
      </svg>
    </CourseFigure>
  );
}
