import { CourseArt } from './course-art';
import { arrowHead } from './path';

const x = 62;
const flask = { y: 92, r: 25, neck: 6.5 };
const foot = flask.y - Math.sqrt(flask.r ** 2 - flask.neck ** 2);
const level = flask.y + 3;
const half = Math.sqrt(flask.r ** 2 - 9);

/* Water enters the jacket below and leaves above, so that the jacket stays full. */
function Water() {
  return (
    <path
      className="stroke-brand"
      d={`M106 50H84${arrowHead([84, 50], 180, 7)}M82 22H104${arrowHead([104, 22], 0, 7)}`}
    />
  );
}

function Flask() {
  return (
    <>
      <path
        className="liquid"
        d={`M${x - half} ${level}A${flask.r} ${flask.r} 0 1 0 ${x + half} ${level}Z`}
      />
      <path
        className="fill-tint"
        d={`M${x - 36} 102H${x - 24.8}A26.8 26.8 0 0 0 ${x + 24.8} 102H${x + 36}V128H${x - 36}Z`}
      />
      <path
        d={`M${x - flask.neck} 5V${foot}A${flask.r} ${flask.r} 0 1 0 ${x + flask.neck} ${foot}V5`}
      />
      <path className="fill-white" d={`M${x - 9} 57H${x + 9}L${x + 7.5} 65H${x - 7.5}Z`} />
      {[
        [-10, 101, 2],
        [1, 107, 2.8],
        [9, 99, 2],
      ].map(([dx = 0, cy, r]) => (
        <circle key={dx} className="thin fill-white" cx={x + dx} cy={cy} r={r} />
      ))}
    </>
  );
}

/** Heating under reflux: the vapour meets the cold condenser and runs back into the flask. */
export function ClassroomCsirNet({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path
        className="fill-lobe"
        d={`M${x - 6.5} 12 ${x - 15} 17V51L${x - 6.5} 56H${x + 6.5}L${x + 15} 51V17L${x + 6.5} 12Z`}
      />
      <rect className="fill-white stroke-transparent" x={x - 6} y="6" width="12" height="52" />
      <Flask />
      <path d={`M${x + 15} 47h6M${x + 15} 53h6M${x + 15} 19h6M${x + 15} 25h6`} />
      <Water />
      <path className="measured" d={`M${x - 2.5} 90V42${arrowHead([x - 2.5, 42], -90, 6)}`} />
      <path className="stroke-brand" d={`M${x + 3} 34V76${arrowHead([x + 3, 76], 90, 6)}`} />
      <text x="110" y="27">
        water out
      </text>
      <text x="112" y="55">
        water in
      </text>
      <text className="fill-accent-text" x="110" y="94">
        vapour rises,
      </text>
      <text className="fill-brand" x="110" y="112">
        liquid runs back
      </text>
    </CourseArt>
  );
}
