import { buffer } from 'node:stream/consumers';
import type { ReceiptPage } from './receipt-sheet.ts';
import { fontsFor, runsOf, type Weight } from './script-runs.ts';

/** A receipt as one page of A4. */

const MARGIN = 56;
const LABELS = 150;
const INK = '#1c1310';
const FAINT = '#6b5f58';

type Document = PDFKit.PDFDocument;
interface Place {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
}

export async function sheetPdf(receipt: ReceiptPage): Promise<Buffer> {
  // a large library that few processes ever need
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: 'A4',
    margin: MARGIN,
    lang: receipt.locale,
    displayTitle: true,
    info: {
      Title: `${receipt.title} ${receipt.name}`,
      Author: receipt.issuer.name ?? receipt.issuer.brand,
      // the same receipt is the same file, whenever it is asked for
      CreationDate: new Date(receipt.at),
    },
  });
  fontsFor(doc);
  const written = buffer(doc);
  draw(doc, receipt);
  doc.end();
  return written;
}

function draw(doc: Document, receipt: ReceiptPage): void {
  const width = doc.page.width - 2 * MARGIN;
  head(doc, receipt, width);
  rule(doc, width);
  amount(doc, receipt, width);
  rule(doc, width);
  for (const [label, value] of receipt.lines) {
    const { y } = doc;
    write(doc, label, { x: MARGIN, y, width: LABELS - 12, size: 10, colour: FAINT });
    const below = doc.y;
    write(doc, value, { x: MARGIN + LABELS, y, width: width - LABELS, size: 10 });
    doc.y = Math.max(below, doc.y) + 7;
  }
  rule(doc, width);
  write(doc, receipt.note, { x: MARGIN, y: doc.y, width, size: 9.5 });
  write(doc, receipt.page, { x: MARGIN, y: doc.y + 4, width, size: 8.5, colour: FAINT });
}

function head(doc: Document, { issuer, ...receipt }: ReceiptPage, width: number): void {
  const half = width / 2 - 8;
  const right = { x: MARGIN + width / 2 + 8, width: half, align: 'right' } as const;
  write(doc, receipt.title, { ...right, y: MARGIN + 4, size: 13, weight: 'bold' });
  write(doc, receipt.number, { ...right, y: doc.y + 2, size: 9.5, colour: FAINT });
  const rightEnd = doc.y;
  write(doc, issuer.brand, { x: MARGIN, y: MARGIN, width: half, size: 20, weight: 'bold' });
  for (const line of [issuer.name, issuer.address]) {
    if (line) write(doc, line, { x: MARGIN, y: doc.y + 1, width: half, size: 9, colour: FAINT });
  }
  doc.y = Math.max(doc.y, rightEnd) + 10;
}

function amount(doc: Document, receipt: ReceiptPage, width: number): void {
  write(doc, receipt.label, { x: MARGIN, y: doc.y, width, size: 9.5, colour: FAINT });
  write(doc, receipt.amount, { x: MARGIN, y: doc.y, width, size: 24, weight: 'bold' });
  if (receipt.amountInWords) write(doc, receipt.amountInWords, { x: MARGIN, y: doc.y, width, size: 10.5 });
  doc.y += 4;
}

function rule(doc: Document, width: number): void {
  const y = doc.y + 6;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.6)
    .strokeColor('#c9beb4')
    .stroke();
  doc.y = y + 14;
}

/** Text in whatever scripts it has; below it is where `doc.y` is then. */
function write(
  doc: Document,
  text: string,
  { x, y, width, size, weight = 'regular', colour = INK, align }: Place,
): void {
  const runs = runsOf(text);
  doc.fontSize(size).fillColor(colour);
  runs.forEach((run, index) => {
    // on one baseline: the fonts differ in what they keep above it
    const options = {
      width,
      align: align ?? 'left',
      lineGap: 1,
      baseline: 'alphabetic',
      continued: index < runs.length - 1,
    } as const;
    doc.font(`${run.script} ${weight}`);
    if (index === 0) doc.text(run.text, x, y + size, options);
    else doc.text(run.text, options);
  });
  doc.y -= size;
}
