-- Leads are given to whoever may work on them: by the role, unless it was taken from the person, or by a
-- permission of their own (lib/staff/permissions.ts, `leads.change`). What it needs is given and taken with it.
CREATE FUNCTION works_on_leads(person staff, roles "StaffRole"[]) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT person.role = ANY (roles) AND NOT 'leads.change' = ANY (person."permissionsTaken")
    OR 'leads.change' = ANY (person."permissionsGiven")
$$;

CREATE OR REPLACE FUNCTION next_assignee(
  request text, phone text, course_of text, mode_of text, kind_of "LeadKind", is_suspect boolean, starts timestamptz,
  roles "StaffRole"[], besides uuid, OUT assignee uuid, OUT minutes int
) LANGUAGE plpgsql AS $$
DECLARE
  rule lead_rules;
  day date := (starts AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  -- Possible spam is nobody's.
  IF is_suspect THEN RETURN; END IF;
  LOOP
    SELECT * INTO rule FROM lead_rules r
    WHERE r.course IN ('', course_of) AND r.mode IN ('', coalesce(mode_of, ''))
      AND r.kind IN ('', kind_of::text)
    ORDER BY (r.course <> '')::int + (r.mode <> '')::int + (r.kind <> '')::int DESC,
      r.course DESC, r.mode DESC, r.kind DESC
    LIMIT 1 FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO lead_rules DEFAULT VALUES ON CONFLICT DO NOTHING;
  END LOOP;
  -- A repeat that arrived at the same time takes no turn.
  IF EXISTS (SELECT FROM leads WHERE "requestId" = request) THEN RETURN; END IF;
  minutes := rule.minutes;
  -- Whoever looks after the phone already.
  SELECT s.id INTO assignee FROM leads l JOIN staff s ON s.id = l."staffId"
  WHERE l."foldKey" = phone_key(phone) AND NOT l.suspect AND l.status IN ('new', 'called', 'visiting')
    AND s."disabledAt" IS NULL AND works_on_leads(s, roles) AND s.id IS DISTINCT FROM besides
    AND NOT is_away(s, day)
  ORDER BY l."createdAt" DESC, l.id DESC LIMIT 1;
  IF assignee IS NOT NULL THEN RETURN; END IF;
  SELECT s.id INTO assignee FROM staff s
  WHERE s."disabledAt" IS NULL AND works_on_leads(s, roles) AND s.id IS DISTINCT FROM besides
    AND NOT is_away(s, day)
    AND CASE WHEN rule."staffIds" = '{}' THEN s.role <> 'owner' ELSE s.id = ANY (rule."staffIds") END
  ORDER BY
    CASE WHEN rule.sharing = 'fewestOpen' THEN (
      SELECT count(*) FROM leads l
      WHERE l."staffId" = s.id AND NOT l.suspect AND l.status IN ('new', 'called', 'visiting')
    ) END,
    array_position(rule.turns, s.id) NULLS FIRST, s."createdAt", s.id
  LIMIT 1;
  IF assignee IS NULL THEN
    SELECT s.id INTO assignee FROM staff s WHERE s."disabledAt" IS NULL AND s.role = 'owner'
    ORDER BY s.id IS NOT DISTINCT FROM besides, is_away(s, day), s."createdAt", s.id LIMIT 1;
    RETURN;
  END IF;
  UPDATE lead_rules SET turns = array_append(array_remove(turns, assignee), assignee)
  WHERE course = rule.course AND mode = rule.mode AND kind = rule.kind;
END $$;
