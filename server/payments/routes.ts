import type { FastifyRequest } from 'fastify';
import type { Routes } from '../deps.ts';
import { savedAs } from '../http/file.ts';
import { localeOf } from '../http/locale.ts';
import { rawBodyOf } from '../http/raw-body.ts';
import { earnings, earningsTable } from '../ledger/earnings.ts';
import { moneyTable } from './office/export.ts';
import { moneyList, moneyTotals, notePayout, retryRefund } from './office/office.ts';
import { openOrder } from './orders/orders.ts';
import { receiptSheet, wholeSheet } from './receipt/receipt-sheet.ts';
import { sheetPdf } from './receipt/receipt-pdf.ts';
import { receiptFor } from './receipt/receipt.ts';
import { wholeReceiptFor } from './receipt/whole.ts';
import { verifyPayment } from './orders/verify.ts';
import { takeWebhook } from './provider/webhook.ts';

export const paymentsRoutes: Routes = (route, deps) => {
  route('POST /payment/create-order', ({ viewer, body }) => openOrder(deps, viewer.id, body));
  route('POST /payment/verify-payment', ({ viewer, body }) => verifyPayment(deps, viewer, body));
  route('POST /payment/webhook', async ({ request }) => {
    const signature = header(request, 'x-razorpay-signature');
    const eventId = header(request, 'x-razorpay-event-id');
    await takeWebhook(deps, { rawBody: rawBodyOf(request), signature, eventId });
    return {};
  });
  route('GET /payment/:bookingId/receipt', ({ viewer, params }) => receiptFor(deps, viewer, params.bookingId));
  route('GET /payment/:bookingId/receipt.pdf', async ({ viewer, params, request }) => {
    const receipt = await receiptFor(deps, viewer, params.bookingId);
    return savedAs(`receipt-${receipt.number}.pdf`, await sheetPdf(receiptSheet(receipt, localeOf(request))));
  });
  route('GET /payment/:bookingId/whole-receipt', ({ viewer, params }) =>
    wholeReceiptFor(deps, viewer, params.bookingId),
  );
  route('GET /payment/:bookingId/whole-receipt.pdf', async ({ viewer, params, request }) => {
    const receipt = await wholeReceiptFor(deps, viewer, params.bookingId);
    return savedAs(`receipt-${receipt.number}.pdf`, await sheetPdf(wholeSheet(receipt, localeOf(request))));
  });
  route('GET /payment/earnings', ({ viewer, query }) => earnings(deps.replica, viewer.id, query));
  route('GET /payment/earnings.csv', async ({ viewer, query, request }) =>
    earningsTable(deps.unhurried.replica, viewer.id, query, localeOf(request)),
  );
  route('GET /payment/admin/list', ({ query }) => moneyList(deps, query));
  route('GET /payment/admin/list.csv', ({ viewer, query, request }) =>
    moneyTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /payment/admin/totals', () => moneyTotals(deps));
  route('POST /payment/admin/retry-refund', ({ viewer, body, request }) => retryRefund(deps, viewer, body, request.id));
  route('POST /payment/admin/pay-out', ({ viewer, body, request }) => notePayout(deps, viewer, body, request.id));
};

function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
