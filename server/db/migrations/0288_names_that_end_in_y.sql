-- Keys of names that `domain/search/heard.ts` folds further from now on: Dwivedy as Dwivedi, Rushi as Rishi, Acharjee as Acharya, Hruda
-- as ହୃଦ, Tewari as Tiwari, Pande as Pandey. Null is made anew: at the end of `db:migrate`, at a start and by the round of the search
-- index. All other keys stay. The rows are locked by their id, as processes lock these.
UPDATE pandits d SET name_key = NULL
FROM (
  SELECT l.pandit_id FROM pandits l JOIN people p ON p.id = l.pandit_id
  WHERE l.name_key ~ '[a-z]di\M|ngn\M|\mru(s|t[ub])|crj|[a-z]rji|hrr|\mtbr'
    OR concat_ws(' ', p.name, p.name_odia, p.name_devanagari) ~ '[ଋऋ]'
    OR l.name_key ~ '\m(pnd|dub|cub)\M'
      AND concat_ws(' ', p.name, p.name_odia, p.name_devanagari) ~* '(nd|ub)ea?\M|[ଡବ]େ|[डब]े'
  ORDER BY l.pandit_id FOR NO KEY UPDATE OF l) old
WHERE d.pandit_id = old.pandit_id;
