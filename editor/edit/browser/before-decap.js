// Decap CMS starts after the window has registered its own parts (editor.js).
window.CMS_MANUAL_INIT = true;
// There is no account: the secret in the address lets a browser in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'folder' }));
