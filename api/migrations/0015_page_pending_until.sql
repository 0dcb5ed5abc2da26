ALTER TABLE "payments" ADD COLUMN "page_pending_until" timestamp (3) with time zone;
