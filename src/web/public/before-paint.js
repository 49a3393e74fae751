// Runs before the first paint, so that a banner dismissed earlier leaves no gap that closes later.
try {
  if (localStorage.getItem('betaBannerDismissed')) document.documentElement.dataset.beta = 'dismissed'
} catch {
  // A browser that keeps nothing shows the banner.
}
