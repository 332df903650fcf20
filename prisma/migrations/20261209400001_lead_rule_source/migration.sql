-- A rule may ask where the person came from.
ALTER TABLE "lead_rules" ADD COLUMN "source" TEXT NOT NULL DEFAULT '';
ALTER TABLE "lead_rules" DROP CONSTRAINT "lead_rules_pkey",
ADD CONSTRAINT "lead_rules_pkey" PRIMARY KEY ("course", "mode", "kind", "source");

-- The assignee of a new lead, and the open minutes until its first answer. A function, because each of its statements
-- sees what was committed while it waited for a lock.
CREATE FUNCTION next_assignee(
  request text, phone text, course_of text, mode_of text, kind_of "LeadKind", source_of text, is_nobodys boolean, starts timestamptz,
  roles "StaffRole"[], besides uuid, OUT assignee uuid, OUT minutes int
) LANGUAGE plpgsql AS $$
DECLARE
  rule lead_rules;
  candidates uuid[];
  day date := (starts AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  -- Possible spam, and what is refused.
  IF is_nobodys THEN RETURN; END IF;
  -- Whose account is closed meanwhile either gives this lead away as well, or is not chosen (`giveLeads`).
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('staff who get leads', 0));
  -- Of a phone's leads that arrive at the same time the second sees the first. A repeat takes no turn.
  IF request <> '' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('lead of ' || coalesce(phone_key(phone), ''), 0));
    IF EXISTS (SELECT FROM leads WHERE "requestId" = request) THEN RETURN; END IF;
  END IF;
  SELECT * INTO rule FROM lead_rules r
  WHERE r.course IN ('', course_of) AND r.mode IN ('', coalesce(mode_of, '')) AND r.kind IN ('', kind_of::text)
    AND r.source IN ('', coalesce(source_of, ''))
  ORDER BY (r.course <> '')::int + (r.mode <> '')::int + (r.kind <> '')::int + (r.source <> '')::int DESC,
    r.course DESC, r.mode DESC, r.kind DESC, r.source DESC
  LIMIT 1;
  minutes := coalesce(rule.minutes, 30);
  -- The open leads of others that arrive at the same time count as well.
  IF rule.sharing = 'fewestOpen' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('fewest open leads', 0));
  END IF;
  -- Whoever looks after the phone already.
  SELECT s.id INTO assignee FROM leads l JOIN staff s ON s.id = l."staffId"
  WHERE l."foldKey" = phone_key(phone) AND NOT l.suspect AND l.status IN ('new', 'called', 'visiting')
    AND s."disabledAt" IS NULL AND works_on_leads(s, roles) AND s.id IS DISTINCT FROM besides
    AND NOT is_away(s, day)
  ORDER BY l."createdAt" DESC, l.id DESC LIMIT 1;
  IF assignee IS NULL THEN
    candidates := ARRAY(
      SELECT s.id FROM staff s
      WHERE s."disabledAt" IS NULL AND works_on_leads(s, roles) AND s.id IS DISTINCT FROM besides
        AND NOT is_away(s, day)
        AND CASE WHEN coalesce(rule."staffIds", '{}') = '{}' THEN s.role <> 'owner'
          ELSE s.id = ANY (rule."staffIds") END
      ORDER BY
        CASE WHEN rule.sharing = 'fewestOpen' THEN (
          SELECT count(*) FROM leads l
          WHERE l."staffId" = s.id AND NOT l.suspect AND l.status IN ('new', 'called', 'visiting')
        ) END,
        s."createdAt", s.id
    );
    IF candidates = '{}' THEN
      SELECT s.id INTO assignee FROM staff s WHERE s."disabledAt" IS NULL AND s.role = 'owner'
      ORDER BY s.id IS NOT DISTINCT FROM besides, is_away(s, day), s."createdAt", s.id LIMIT 1;
    ELSIF rule.sharing = 'fewestOpen' THEN
      assignee := candidates[1];
    ELSE
      assignee := candidates[
        1 + nextval(format('lead_turns_%s', coalesce(rule.slot, 0))::regclass) % cardinality(candidates)];
    END IF;
  END IF;
END $$;

-- As the version before calls it, which still answers while this one starts.
CREATE OR REPLACE FUNCTION next_assignee(
  request text, phone text, course_of text, mode_of text, kind_of "LeadKind", is_nobodys boolean, starts timestamptz,
  roles "StaffRole"[], besides uuid, OUT assignee uuid, OUT minutes int
) LANGUAGE sql AS $$
  SELECT given.assignee, given.minutes
  FROM next_assignee(request, phone, course_of, mode_of, kind_of, NULL, is_nobodys, starts, roles, besides) AS given
$$;
