// Decap CMS starts after the window has registered its own parts (editor.js).
window.CMS_MANUAL_INIT = true;
// There is no account: the secret in the address lets a browser in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'folder' }));

// Decap CMS keeps unsaved text, and offers it when the form opens again. It would read this text before the file, and
// then replace it by the file. So this waits for the form.
const { get } = IDBObjectStore.prototype;
IDBObjectStore.prototype.get = function getAfterForm(key) {
  const request = get.call(this, key);
  if (!String(key).startsWith('backup.')) return request;
  const held = {};
  const address = location.hash;
  const answer = () => {
    if (location.hash !== address) return;
    if (!document.querySelector('label[for*="-field-"]')) return void requestAnimationFrame(answer);
    held.result = request.result;
    held.onsuccess();
  };
  request.addEventListener('success', answer);
  return held;
};
