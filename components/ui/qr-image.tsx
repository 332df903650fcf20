/** A QR code as `lib/platform/documents/qr-code.mjs` draws it; `size` is the side of the viewBox. */
export interface QrCode {
  size: number;
  path: string;
}

export function QrImage({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="qr-image"
    >
      <path d={path} />
    </svg>
  );
}
