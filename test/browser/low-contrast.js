// Texts whose colour has less than 4.5:1 against what is behind them, by the formula of WCAG 2.
(() => {
  const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const colour = channels(getComputedStyle(each).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const found = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!own || element.disabled || element.matches('script, noscript, noscript *, #announcement, .skip') || !element.checkVisibility()) continue;
    const [a, b] = [luminance(channels(getComputedStyle(element).color)), luminance(behind(element))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) found.add(element.tagName + '.' + element.className + ' ' + ratio.toFixed(2));
  }
  return [...found];
})();
