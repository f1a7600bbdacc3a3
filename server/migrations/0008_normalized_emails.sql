-- Normalizes the emails that were stored before the input was normalized, like normalizeEmail of the contract. An email stays as
-- it is if the normalized one is not valid, or if another row has the same one.
CREATE FUNCTION pg_temp.normalize_email(email text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  normalized text;
BEGIN
  -- PostgreSQL normalizes no other encoding.
  IF current_setting('server_encoding') <> 'UTF8' THEN RETURN email; END IF;
  normalized := btrim(regexp_replace(normalize(email, NFKC),
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'));
  IF normalized !~ '^[^\s@<>()[\],;:"\\]+@[A-Za-z0-9.-]+$' THEN RETURN email; END IF;
  RETURN normalized;
END
$$;--> statement-breakpoint
UPDATE "users" SET "email" = pg_temp.normalize_email("email")
WHERE "email" <> pg_temp.normalize_email("email") AND NOT EXISTS (
  SELECT FROM "users" AS "other" WHERE "other"."id" <> "users"."id"
    AND lower(pg_temp.normalize_email("other"."email")) = lower(pg_temp.normalize_email("users"."email"))
);--> statement-breakpoint
UPDATE "merchants" SET "email" = pg_temp.normalize_email("email")
WHERE "email" <> pg_temp.normalize_email("email") AND NOT EXISTS (
  SELECT FROM "merchants" AS "other" WHERE "other"."id" <> "merchants"."id" AND "other"."status" <> 'Rejected'
    AND lower(pg_temp.normalize_email("other"."email")) = lower(pg_temp.normalize_email("merchants"."email"))
);--> statement-breakpoint
UPDATE "merchant_invitations" SET "email" = pg_temp.normalize_email("email")
WHERE "email" <> pg_temp.normalize_email("email");--> statement-breakpoint
UPDATE "newsletter" SET "email" = pg_temp.normalize_email("email")
WHERE "email" <> pg_temp.normalize_email("email") AND NOT EXISTS (
  SELECT FROM "newsletter" AS "other" WHERE "other"."id" <> "newsletter"."id"
    AND lower(pg_temp.normalize_email("other"."email")) = lower(pg_temp.normalize_email("newsletter"."email"))
);--> statement-breakpoint
DROP FUNCTION pg_temp.normalize_email(text);
