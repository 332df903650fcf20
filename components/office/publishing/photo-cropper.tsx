import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createRoot } from 'react-dom/client';
import { buttonClass } from '@/components/ui/button';
import { photoSizes } from '@/content/facts/person-photo';
import { openPicture, uploadPicture, type UploadedPicture } from './upload-picture';

const { small, large } = photoSizes;

/** Opens a dialog to choose a part of a photo, and uploads that part. */
export async function cropPhoto(file: File): Promise<UploadedPicture> {
  const photo = await openPicture(file);
  if ('fault' in photo) return photo;
  const { width, height } = photo;
  const fault =
    width < small.width || height < small.height
      ? `This photo has ${width} × ${height} pixels. Choose one of at least ${small.width} × ${small.height}.`
      : null;
  const cropped = fault === null ? await openDialog(photo) : { fault };
  photo.close();
  return cropped;
}

function openDialog(photo: ImageBitmap): Promise<UploadedPicture> {
  const before = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const close = (cropped: UploadedPicture) => {
      root.unmount();
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(cropped);
    };
    root.render(<CropDialog photo={photo} onClose={close} />);
  });
}

/** The visible part: the pixel of the photo in the middle, and the zoom factor. */
interface View {
  x: number;
  y: number;
  zoom: number;
}

/** Pixels of the frame for one of the photo at the smallest zoom. */
const fitting = ({ width, height }: ImageBitmap) =>
  Math.max(large.width / width, large.height / height);

/** Zoomed in further, the part would have fewer pixels than the smallest size. */
const mostZoom = (photo: ImageBitmap) => Math.max(1, large.width / small.width / fitting(photo));

/** The nearest view that the photo fills. */
function clampedView(photo: ImageBitmap, { x, y, zoom }: View): View {
  const scale = fitting(photo) * zoom;
  const [besideX, besideY] = [large.width / scale / 2, large.height / scale / 2];
  return {
    x: Math.min(Math.max(x, besideX), photo.width - besideX),
    y: Math.min(Math.max(y, besideY), photo.height - besideY),
    zoom,
  };
}

function draw(canvas: HTMLCanvasElement | null, photo: ImageBitmap, { x, y, zoom }: View): void {
  const paper = canvas?.getContext('2d');
  if (!paper) return;
  const scale = fitting(photo) * zoom;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, large.width, large.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(
    photo,
    large.width / 2 - x * scale,
    large.height / 2 - y * scale,
    photo.width * scale,
    photo.height * scale,
  );
}

/** A twentieth of the frame. */
const STEP = large.width / 20;
const ZOOM_STEP = 1.1;

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const zooms: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

function useCrop(photo: ImageBitmap, canvas: RefObject<HTMLCanvasElement | null>) {
  const middle = clampedView(photo, { x: photo.width / 2, y: photo.height / 2, zoom: 1 });
  const [view, setView] = useState(middle);
  useEffect(() => draw(canvas.current, photo, view), [canvas, photo, view]);
  const zoomTo = (zoom: number) =>
    setView((now) =>
      clampedView(photo, { ...now, zoom: Math.min(Math.max(zoom, 1), mostZoom(photo)) }),
    );
  /** Moves the photo by pixels of the frame. */
  const move = (right: number, down: number) =>
    setView((now) => {
      const scale = fitting(photo) * now.zoom;
      return clampedView(photo, { ...now, x: now.x - right / scale, y: now.y - down / scale });
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = moves[event.key] ?? [];
    const factor = zooms[event.key];
    if (right !== undefined && down !== undefined) move(right, down);
    else if (factor !== undefined) zoomTo(view.zoom * factor);
    else return;
    event.preventDefault();
  };
  return { zoom: view.zoom, zoomTo, move, onKeyDown };
}

type Point = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** Follows one finger or the mouse, in pixels of the frame. */
function useDrag(move: (right: number, down: number) => void) {
  const last = useRef<Point | null>(null);
  const end = ({ pointerId }: PointerEvent) => {
    if (last.current?.pointerId === pointerId) last.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      last.current ??= { pointerId, clientX, clientY };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const from = last.current;
      if (from?.pointerId !== pointerId) return;
      const perPixel = large.width / currentTarget.clientWidth;
      move((clientX - from.clientX) * perPixel, (clientY - from.clientY) * perPixel);
      last.current = { pointerId, clientX, clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Uploads the content of the canvas. */
function useSending(
  canvas: RefObject<HTMLCanvasElement | null>,
  onSent: (picture: string) => void,
) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState('');
  const send = async () => {
    if (sending) return;
    setSending(true);
    const uploaded = await uploadPicture(canvas.current, 'portrait');
    setSending(false);
    if (!uploaded) return;
    if ('picture' in uploaded) onSent(uploaded.picture);
    else setError(uploaded.fault);
  };
  return { sending, error, send };
}

interface CropDialogProps {
  photo: ImageBitmap;
  onClose: (cropped: UploadedPicture) => void;
}

function CropDialog({ photo, onClose }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { sending, error, send } = useSending(canvas, (picture) => onClose({ picture }));
  const cancel = () => {
    if (!sending) onClose(null);
  };
  useEffect(() => {
    dialog.current?.showModal();
    canvas.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="factor-dialog site-crop"
      aria-labelledby="crop-heading"
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
    >
      <h2 id="crop-heading">Choose what is shown</h2>
      <Frame photo={photo} canvas={canvas} />
      <div role="alert">{error && <p className="field-error">{error}</p>}</div>
      <div className="site-crop-buttons">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={sending}
          onClick={() => void send()}
        >
          {sending && <span className="spinner" aria-hidden />}
          {sending ? 'Sending' : 'Use this photo'}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={sending}
          onClick={cancel}
        >
          Cancel
        </button>
      </div>
    </dialog>
  );
}

interface FrameProps {
  photo: ImageBitmap;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The visible part of the photo, and controls to choose another. */
function Frame({ photo, canvas }: FrameProps) {
  const { zoom, zoomTo, move, onKeyDown } = useCrop(photo, canvas);
  const drag = useDrag(move);
  const most = mostZoom(photo);
  return (
    <>
      <p id="crop-hint" className="office-note">
        <span className="site-by-touch">
          Move the photo with a finger; the slider changes its size.
        </span>
        <span className="site-by-keys">
          Drag the photo, or move it with the arrow keys. The keys + and − change its size.
        </span>
      </p>
      <canvas
        ref={canvas}
        width={large.width}
        height={large.height}
        role="application"
        tabIndex={0}
        aria-label="Photo"
        aria-describedby="crop-hint"
        onKeyDown={onKeyDown}
        {...drag}
      />
      <label className="site-zoom">
        Size
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most === 1}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </label>
    </>
  );
}
