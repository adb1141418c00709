"""What runs compiled: templates for any game, and a room a game that fills their slots.

Every file here counts for the digest under which compiled code is kept, so nothing else belongs here.
"""
