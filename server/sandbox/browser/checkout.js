/**
 * The stand-in's own checkout, with the interface of https://checkout.razorpay.com/v1/checkout.js: the page that
 * pays does not know which of the two it has loaded. The window itself is a page of ours in a frame.
 */
(() => {
  const home = new URL(document.currentScript.src).origin;

  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `${home}/sandbox/checkout.css`;
  document.head.append(sheet);

  class Razorpay {
    #options;
    #failed = [];
    #dialog = null;
    #stopListening = new AbortController();

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#failed.push(listener);
    }

    open() {
      if (this.#dialog) return;
      this.#stopListening = new AbortController();
      const { signal } = this.#stopListening;
      const frame = this.#frame();
      const dialog = document.createElement('dialog');
      dialog.className = 'sandbox-checkout';
      // in the language of the page that opens the window
      dialog.setAttribute('aria-label', frame.title);
      dialog.append(frame);
      document.body.append(dialog);
      // Escape where the focus is not in the frame
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      window.addEventListener(
        'message',
        (event) => {
          if (event.origin === home && event.source === frame.contentWindow) this.#take(event.data);
        },
        { signal },
      );
      this.#dialog = dialog;
      // the rest of the page is out of reach until it closes, and has its focus back then
      dialog.showModal();
      frame.focus();
    }

    close() {
      this.#dismiss();
    }

    #frame() {
      const { order_id: orderId, name = '', description = '', prefill = {} } = this.#options;
      const address = new URL('/sandbox/checkout', home);
      address.search = new URLSearchParams({ order_id: orderId, name, description, contact: prefill.contact ?? '' });
      const frame = document.createElement('iframe');
      frame.title = description || name || 'Payment';
      frame.src = address.href;
      return frame;
    }

    #take(message) {
      if (message?.type === 'paid') {
        this.#end();
        this.#options.handler?.(message.answer);
      } else if (message?.type === 'failed') {
        for (const listener of this.#failed) listener({ error: message.error });
      } else if (message?.type === 'closed') {
        this.#dismiss();
      }
    }

    #dismiss() {
      if (!this.#dialog) return;
      this.#end();
      this.#options.modal?.ondismiss?.();
    }

    #end() {
      this.#stopListening.abort();
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = null;
    }
  }

  window.Razorpay = Razorpay;
})();
