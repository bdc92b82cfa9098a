// The words of the offline page once the line is back; without this script the link just tries again.
addEventListener('online', () => {
  document.getElementById('back').textContent = '다시 연결됐어요.';
  document.getElementById('again').textContent = '이어서 보기';
});
addEventListener('offline', () => {
  document.getElementById('back').textContent = '';
  document.getElementById('again').textContent = '다시 시도';
});
