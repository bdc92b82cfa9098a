// Light or dark before the first paint, as the pages of the shop have it.
(() => {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const settle = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {}
    const dark = chosen === 'dark' || (chosen !== 'light' && night.matches);
    document.documentElement.classList.toggle('dark', dark);
  };
  settle();
  night.addEventListener('change', settle);
})();

// The words of the offline page once the line is back; without this script the link just tries again.
addEventListener('online', () => {
  document.getElementById('back').textContent = '다시 연결됐어요.';
  document.getElementById('again').textContent = '이어서 보기';
});
addEventListener('offline', () => {
  document.getElementById('back').textContent = '';
  document.getElementById('again').textContent = '다시 시도';
});
