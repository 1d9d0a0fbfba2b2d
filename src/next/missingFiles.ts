/**
 * Loads scripts and styles of the app again that did not arrive. During a release, a page may come from one instance
 * and request its files from another, which has the files of another build; the next attempt may reach the right
 * instance. Code that waits for a file, such as Turbopack's `import()` and the router of Next.js, learns of the last
 * attempt only.
 *
 * A file that no instance has belongs to a build that is gone. Then the page is reloaded, at most once a minute and
 * never while something is unsaved: leave guards are asked as the browser asks them. Files of the page that a
 * navigation opens are left to the router, which then loads that page as a whole. For code that nobody has asked for
 * (`src/loading/loadUnasked.ts`), the app only says that it is outdated.
 *
 * This runs inline, before all scripts of the page, because it has to learn of their failures.
 */
const SCRIPT = `{
  const PAUSES = [150, 600];
  // Of the page's own files, one that is missing is too many.
  const PAUSES_OF_PAGE = [100, 200, 400, 800, 1200, 1600, 1600];
  const failures = new WeakMap();
  const originals = new WeakMap();
  const addressOf = (file) => file.getAttribute(file.localName === 'link' ? 'href' : 'src') ?? '';
  const isOwn = (file) =>
    (file instanceof HTMLScriptElement || (file instanceof HTMLLinkElement && file.rel === 'stylesheet')) &&
    addressOf(file).includes('/_next/static/');
  const isOfRoute = (file) =>
    Object.values(self.__BUILD_MANIFEST ?? {})
      .flat()
      .some((path) => String(path).startsWith('static/') && addressOf(file).includes(path));
  const isUntouched = () =>
    [...document.querySelectorAll('input, textarea')].every((control) =>
      /checkbox|radio/.test(control.type)
        ? control.checked === control.defaultChecked
        : control.value === control.defaultValue,
    );
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isOfPage = (file) => file.defer || file.localName === 'link';
  // By address, because Turbopack tries again with a script of its own.
  const unasked = new Set();
  addEventListener('frontage-unasked', ({ detail: { files, loading } }) => {
    const addresses = files.map(addressOf);
    const end = () => addresses.forEach((address) => unasked.delete(address));
    for (const address of addresses) unasked.add(address);
    loading.then(end, end);
  });
  const reloadOnce = async (file) => {
    if (!isOfPage(file) && isOfRoute(file)) return;
    const isUnasked = unasked.has(addressOf(file));
    const answer = await fetch(addressOf(file), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status !== 404) return;
    dispatchEvent(new Event('frontage-outdated'));
    if (isUnasked || !mayLeave() || (isOfPage(file) && !isUntouched())) return;
    try {
      const before = Number(sessionStorage.getItem('frontage-reloaded'));
      if (Date.now() - before < 60_000) return;
      sessionStorage.setItem('frontage-reloaded', String(Date.now()));
    } catch {
      return;
    }
    location.reload();
  };
  const copyOf = (file) => {
    if (file.localName === 'link') return file.cloneNode();
    const script = document.createElement('script');
    Object.assign(script, { async: false, nonce: file.nonce });
    script.setAttribute('src', addressOf(file));
    return script;
  };
  const loadAgain = (file) => {
    const copy = copyOf(file);
    originals.set(copy, file);
    copy.addEventListener('load', () => file.dispatchEvent(new Event('load')));
    if (file.isConnected) file.after(copy);
    else document.head.append(copy);
  };
  addEventListener(
    'error',
    (event) => {
      if (!isOwn(event.target)) return;
      const file = originals.get(event.target) ?? event.target;
      const count = failures.get(file) ?? 0;
      const pauses = isOfPage(file) ? PAUSES_OF_PAGE : PAUSES;
      if (count > pauses.length) return;
      event.stopImmediatePropagation();
      failures.set(file, count + 1);
      if (count < pauses.length) return setTimeout(loadAgain, pauses[count], file);
      file.dispatchEvent(new Event('error'));
      reloadOnce(file);
    },
    true,
  );
}`;

/** The script to put before those of Next.js; in development, what is missing is being compiled. */
export function loadMissingFiles(): string | null {
  return process.env.NODE_ENV === 'production' ? SCRIPT.replaceAll(/\n\s*/g, '\n') : null;
}
