/** Quoted texts and figures of the specification, by the page that shows them, separated by bars. */
export const QUOTED: Readonly<Record<string, string>> = {
  '/': '500+ | Companies Served | 98% | Client Satisfaction | $50B+ | Market Cap Managed | 24/7 | AI Monitoring | $499/month | $1,499/month | Book A Demo | Join | AI Systems Online | Public Company | Private Company | Pre-IPO Company | Learn more | Accept All | Decline | Privacy Policy | 8:00 AM to 6:00 PM EST | hello@forthright.example',
  '/about': 'Book A Demo',
  '/faq': 'Frequently Asked Questions | Book A Demo',
  '/contact':
    'Public Company | Private Company | Pre-IPO Company | Boca Raton, FL | Book A Demo | 8:00 AM to 6:00 PM EST | hello@forthright.example',
  '/pricing':
    'Startup | Growth | Enterprise | Monthly | Annual | Save 20% | $499 | $1,499 | Custom | Contact for pricing',
  '/pricing?period=annual': '$399 | $1,199',
  '/solutions': 'Book A Demo',
  '/solutions/public-companies': '1-2 weeks | 10-K | 10-Q | 8-K',
  '/solutions/fundraising':
    '10,000 | Strategy & Preparation | Investor Outreach | Meeting Management | Due Diligence | Term Negotiation',
  '/showcase':
    'Growth Focus | AI Innovation | Expert Team | Proven Results | $35,000 | 1,344 | 497 | Form 10-K | SILO Pharma | Karbon-X | FYNN AI | International Land Alliance',
  '/intel':
    'Sept 1, 2025 | All | Technology | Analytics | Security | Insights | Updates | AI | Data | Investor Relations | Corporate Communications | Intelligence | Automation | Innovation',
  '/intel?tag=none': 'No articles found for tag "#none" | View all articles',
  '/intel/forthright-2-0-article': 'Sept 1, 2025 | Featured | Technology',
  '/api':
    'POST /api/v1/messages | GET /api/v1/messages | DELETE /api/v1/messages/{id} | POST /api/v1/contacts | GET /api/v1/contacts | GET /api/v1/blockchain/verify/{hash} | GET /api/v1/blockchain/status | 100 requests per hour | 10K requests per hour',
  '/support':
    'Documentation | FAQ | Live Chat | Community | Operational | 24/7 | 24 hours | 8:00 AM to 6:00 PM EST',
  '/privacy-policy': '7 years | 90 days | 3 years | 5 years | 30 days | 72 hours | 16',
  '/terms-of-service': '30 days | 18 | 12 months | Privacy Policy',
  '/data-processing': '30 days | 72 hours',
  '/tools/filing-dates': 'Form 10-K | Form 10-Q | 90 days | May 2026',
  '/no-such-page': '404 | Oops! Page not found | Return to Home',
};
