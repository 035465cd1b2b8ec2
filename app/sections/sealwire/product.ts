/** The host of every example: a reserved name that never resolves (RFC 2606). */
export const API_HOST = 'https://api.sealwire.example';
