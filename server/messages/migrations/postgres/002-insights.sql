-- Sums of many visits (server/insights/store.ts). Days are those of UTC, as 2026-11-21.

create table insights_views (
  day text collate "C" not null,
  route text collate "C" not null,
  language text collate "C" not null,
  views bigint not null,
  primary key (day, route, language)
);

create table insights_referrers (
  day text collate "C" not null,
  host text collate "C" not null,
  views bigint not null,
  primary key (day, host)
);

-- Histograms: one row for each bucket that is not empty (server/insights/histogram.ts).
create table insights_vitals (
  day text collate "C" not null,
  route text collate "C" not null,
  language text collate "C" not null,
  vital text collate "C" not null,
  bucket integer not null,
  reports bigint not null,
  primary key (day, route, language, vital, bucket)
);
