ALTER TABLE "approvals" DROP CONSTRAINT "approvals_decided";
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided" CHECK ((decided_at is not null or status in ('open', 'ended')) and (decided_by is null) = (decided_at is null));
