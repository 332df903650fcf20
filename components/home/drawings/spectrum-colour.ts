/* One bell of the fit to the CIE 1931 colour matching functions by Wyman, Sloan and Shirley (2013). */
const bell = (x: number, height: number, centre: number, left: number, right: number) =>
  height * Math.exp(-0.5 * ((x - centre) / (x < centre ? left : right)) ** 2);

/**
 * The colour of light of one wavelength (nm, 400 to 700) as `#rrggbb`, at full brightness. What a
 * screen cannot show of a spectral colour is left out.
 */
export function spectrumColour(wavelength: number): string {
  // Beyond 650 nm the eye sees no other hue, and the fit grows poor.
  const nm = Math.min(wavelength, 650);
  const x =
    bell(nm, 1.056, 599.8, 37.9, 31) +
    bell(nm, 0.362, 442, 16, 26.7) +
    bell(nm, -0.065, 501.1, 20.4, 26.2);
  const y = bell(nm, 0.821, 568.8, 46.9, 40.5) + bell(nm, 0.286, 530.9, 16.3, 31.1);
  const z = bell(nm, 1.217, 437, 11.8, 36) + bell(nm, 0.681, 459, 26, 13.8);
  const rgb = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const brightest = Math.max(...rgb);
  // Bright orange light looks yellower than dim (Bezold and Brücke): sodium's line is called yellow.
  const gamma = nm > 560 ? 4 : 2.3;
  const channels = rgb.map((part) => 255 * (Math.max(0, part) / brightest) ** (1 / gamma));
  return `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
