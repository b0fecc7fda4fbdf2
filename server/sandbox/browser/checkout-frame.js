/** The checkout's page: takes the details, pays at the stand-in, tells the page that opened it. */

const form = document.querySelector('form');
const orderId = document.body.dataset.order;
const alertBox = document.querySelector('[role="alert"]');

/** Only to a page of our own origin: nobody else may learn what was paid. */
const tell = (message) => window.parent.postMessage(message, window.location.origin);
const close = () => tell({ type: 'closed' });

for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close);

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
  if (event.key === 'Tab') keepInside(event);
});

/** Tab goes round within the window. */
function keepInside(event) {
  const stops = [...document.querySelectorAll('button, input, a[href]')].filter(
    (stop) => !stop.disabled && stop.tabIndex >= 0 && stop.offsetParent !== null,
  );
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== edge && stops.includes(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}

if (form) {
  const tabs = [...form.querySelectorAll('[role="tab"]')];
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab, tabs));
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      choose(tabs[(tabs.indexOf(tab) + 1) % tabs.length], tabs);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const panel = form.querySelector('[role="tabpanel"]:not([hidden])');
    if (check(panel)) void pay(panel.dataset.method, failsByDesign(panel) ? 'failure' : 'success');
  });
  form.querySelector('[data-fail]').addEventListener('click', () => {
    void pay(form.querySelector('[role="tabpanel"]:not([hidden])').dataset.method, 'failure');
  });
  form.querySelector('[name="vpa"]').focus();
} else {
  document.querySelector('[data-close]').focus();
}

function choose(chosen, tabs) {
  for (const tab of tabs) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !selected;
  }
  chosen.focus();
}

/** Says beside each field what is wrong, and goes to the first one. */
function check(panel) {
  const fields = [...panel.querySelectorAll('input')];
  const wrong = fields.filter((field) => !new RegExp(`^(?:${field.dataset.like})$`, 'i').test(field.value.trim()));
  for (const field of fields) {
    const isWrong = wrong.includes(field);
    field.setAttribute('aria-invalid', String(isWrong));
    document.getElementById(`${field.id}-wrong`).hidden = !isWrong;
  }
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Razorpay's test details that fail: the UPI id failure@razorpay, the cards 4100 2800 0008 0001 and 4100 2800 0009 0000. */
function failsByDesign(panel) {
  const [first] = panel.querySelectorAll('input');
  return /^failure@|^41002800000[89]000[01]$/.test(first.value.trim().toLowerCase().replaceAll(' ', ''));
}

async function pay(method, outcome) {
  busy(true);
  alertBox.hidden = true;
  try {
    const reply = await fetch('/api/sandbox/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, outcome, method }),
    });
    const { data, message } = await reply.json();
    if (!reply.ok) return say(message);
    if (outcome === 'success') return tell({ type: 'paid', answer: data });
    failed(data);
  } catch {
    say(form.dataset.offline);
  } finally {
    busy(false);
  }
}

function failed({ razorpay_order_id: order, razorpay_payment_id: payment }) {
  const { failed: description, again } = form.dataset;
  say(`${description} ${again}`);
  const metadata = { order_id: order, payment_id: payment };
  const rest = { source: 'customer', step: 'payment_authentication', reason: 'payment_failed', metadata };
  tell({ type: 'failed', error: { code: 'BAD_REQUEST_ERROR', description, ...rest } });
}

function say(sentence) {
  alertBox.textContent = sentence;
  alertBox.hidden = false;
}

function busy(isBusy) {
  for (const button of form.querySelectorAll('.actions button')) button.disabled = isBusy;
  const main = form.querySelector('.pay');
  main.textContent = isBusy ? main.dataset.busy : main.dataset.label;
}
