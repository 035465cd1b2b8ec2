// Decap CMS starts when the window's own parts are registered (editor.js).
window.CMS_MANUAL_INIT = true;
// There is no account: the secret of the address is what lets a browser in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'folder' }));
